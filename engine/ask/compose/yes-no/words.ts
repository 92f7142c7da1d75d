/** How a language asks whether something may be done, forbids, allows, and says yes and no; forms parted by "|". */
export type YesNoWords = {
  yes: string;
  no: string;
  /** A question that begins so asks whether something may or can be done. */
  asksLeave: string;
  /** A sentence with one of these forbids or denies. */
  denies: string;
  /** A sentence with one of these, and none of those, allows. */
  allows: string;
  /** With one of these a sentence holds for some cases only. */
  limits: string;
};

/** By ISO 639-1. */
export const YES_NO_WORDS: Readonly<Record<string, YesNoWords>> = {
  en: {
    yes: 'Yes.',
    no: 'No.',
    asksLeave:
      'can|could|may|might|am i allowed|are we allowed|should i|is it (?:ok|okay|safe|allowed|possible|permitted|fine|alright)|(?:is it )?(?:ok|okay|safe|fine) to|is there (?:a|any) way to',
    denies:
      "never|not|cannot|can[’']t|don[’']t|doesn[’']t|mustn[’']t|shouldn[’']t|prohibited|forbidden|unsuitable|impossible",
    allows:
      'can|may|possible|suitable|allowed|permitted|compatible|supports?|supported|(?:quite|perfectly) safe|safe to',
    limits:
      'if|unless|except|without|only|if not|not only|but|however|instead|until|no need|not (?:necessary|required|need|needed)|necessarily',
  },
  de: {
    yes: 'Ja.',
    no: 'Nein.',
    asksLeave:
      'kann|können|darf|dürfen|soll ich|ist es (?:erlaubt|möglich|sicher|ok|okay)|geht es|geht das|gehen',
    denies: 'nicht|niemals|nie|kein\\p{L}*|verboten|untersagt|unzulässig|ungeeignet|unmöglich',
    allows: 'kann|können|möglich|darf|dürfen|geeignet|erlaubt|zulässig|unterstützt|kompatibel',
    limits:
      'wenn|falls|außer|ohne|nur|sofern|es sei denn|wenn nicht|nicht nur|aber|jedoch|stattdessen|bis|nicht (?:nötig|notwendig|erforderlich)|unbedingt',
  },
  fr: {
    yes: 'Oui.',
    no: 'Non.',
    asksLeave:
      "peut-on|puis-je|pouvons-nous|(?:est-ce qu[e’'] ?)?(?:on|je|il|elle) peu[tx]|peut-(?:il|elle)|est-il (?:possible|permis)|est-ce (?:possible|permis|autorisé)|dois-je",
    denies: 'pas|jamais|aucune?|interdite?s?|défense|impossible|inadapté',
    allows: 'peut|peuvent|pouvez|possible|convient|conviennent|compatibles?|permet|autorisé|prend en charge',
    limits:
      'si|sauf|sans|seulement|uniquement|que si|à moins|mais|cependant|jusqu|pas (?:nécessaire|besoin)|pas seulement',
  },
  es: {
    yes: 'Sí.',
    no: 'No.',
    asksLeave: 'puedo|puede|pueden|podemos|se puede|es (?:posible|seguro)|está permitido|debo',
    denies: 'no|nunca|jamás|prohibid[oa]s?|imposible',
    allows: 'puede|pueden|posible|apt[oa]s?|compatibles?|permite|permitid[oa]|admite',
    limits: 'si|salvo|excepto|sin|solo|sólo|solamente|a menos|pero|hasta|no es (?:necesario|preciso)|no solo',
  },
  it: {
    yes: 'Sì.',
    no: 'No.',
    asksLeave:
      'posso|può|possono|possiamo|si può|si possono|è (?:possibile|sicuro|permesso)|va bene|vanno bene|devo',
    denies: 'non|mai|vietat[oaie]|proibit[oaie]|impossibile',
    allows: 'può|possono|possibile|adatt[oaie]|compatibil[ei]|consente|permette|consentit[oaie]|supporta',
    limits:
      'se|tranne|eccetto|senza|solo|soltanto|a meno|ma|però|fino|non è (?:necessario|richiesto)|non solo',
  },
  nl: {
    yes: 'Ja.',
    no: 'Nee.',
    asksLeave: 'kan|mag|kunnen|mogen|is het (?:mogelijk|veilig|toegestaan)|moet ik',
    denies: 'niet|nooit|geen|verboden|ongeschikt|onmogelijk',
    allows: 'kan|kunnen|mogelijk|mag|mogen|geschikt|toegestaan|ondersteunt|compatibel',
    limits: 'als|indien|behalve|zonder|alleen|tenzij|maar|echter|tot|niet (?:nodig|noodzakelijk)|niet alleen',
  },
  pt: {
    yes: 'Sim.',
    no: 'Não.',
    asksLeave: 'posso|pode|podem|podemos|dá (?:pra|para)|é (?:possível|seguro|permitido)|devo',
    denies: 'não|nunca|jamais|proibid[oa]s?|impossível',
    allows: 'pode|podem|possível|adequad[oa]s?|compatíve(?:l|is)|permite|permitid[oa]|suporta',
    limits: 'se|exceto|salvo|sem|só|somente|apenas|a menos|mas|porém|até|não é (?:necessário|preciso)|não só',
  },
  pl: {
    yes: 'Tak.',
    no: 'Nie.',
    asksLeave: '(?:czy )?(?:można|mogę|wolno|da się|może|możemy)',
    denies: 'nie|nigdy|zabronion[eya]|zakaz\\p{L}*|niemożliwe',
    allows: 'można|może|mogą|możliwe|odpowiedni\\p{L}*|dozwolone|obsługuje',
    limits: 'jeśli|jeżeli|gdy|bez|tylko|chyba że|ale|jednak|oprócz|nie (?:trzeba|jest konieczne)|nie tylko',
  },
  sv: {
    yes: 'Ja.',
    no: 'Nej.',
    asksLeave: 'kan|får|är det (?:tillåtet|säkert|möjligt|ok)|ska jag',
    denies: 'inte|aldrig|ej|förbjud\\p{L}*|omöjlig\\p{L}*|olämplig\\p{L}*',
    allows: 'kan|får|möjligt?|lämplig\\p{L}*|tillåtet|kompatib\\p{L}*|stöd(?:jer|er)',
    limits: 'om|utan|bara|endast|om inte|men|utom|tills|inte (?:nödvändigt|behöver)|inte bara',
  },
};
