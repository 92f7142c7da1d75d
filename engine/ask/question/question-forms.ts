/** How a question is put, by ISO 639-1 language. */
export type QuestionForms = {
  /** It asks for a way to do something, not for a number ("wie lange"). */
  howTo: RegExp;
  /** It tells of something that does not work. */
  symptom: RegExp;
  /** It asks where something is. */
  place: RegExp;
  /** It asks what something is or means. */
  meaning: RegExp;
  /** It asks by what one notices something, which is nothing to do, though it is put like that: "how do I know when". */
  sign: RegExp;
  /** It asks whether something is so; not whether one can do it, which mostly asks how. */
  yesNo: RegExp;
};

/** Words are parted by what is no letter: `\b` takes "ä" for none. */
const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
/** A text with one of the words in it. */
const holds = (words: string): RegExp => new RegExp(word(words), 'iu');
/** A text that begins with one of the words, some of them not following. */
const begins = (words: string, notBefore: string): RegExp =>
  new RegExp(String.raw`^\P{L}*${word(words)}(?! (?:${notBefore})(?!\p{L}))`, 'iu');

/** A text that begins with one of the words and goes on with one of `further`, whatever they end in. */
const asks = (words: string, further: string): RegExp =>
  new RegExp(String.raw`^\P{L}*(?:${words}) (?:${further})`, 'iu');

const ENGLISH: QuestionForms = {
  howTo:
    /\bhow (?:do|can|to|should|would|could|does one)\b|\b(?:what|which) (?:are the )?steps\b|^\s*(?:i want to|steps)\b|^[^\p{L}\p{N}]*(?:\S+ ){0,4}(?:best|easiest|fastest|quickest|right|simplest) way to\b|^.{0,60}\b(?:what|where) (?:do|must|should) i (?:have to |need to )?(?:add|change|click|do|enter|press|put|run|select|set|tick|turn|type|write)\b/iu,
  // "it won't start", "no sound", "the lamp keeps blinking".
  symptom:
    /^\W*no \S|\b(?:(?:wo|do|does|did|is|are|ca)n['’]?t|(?:does|do|did|is|are|will|can|has) not|cannot|never|no (?:longer|more|sound|picture|power|signal)|nothing|stopped|stays?|keeps?|fails?|failed|broken?|stuck|dead|wrong|suddenly|problems?|trouble|errors?|faults?|fix|leak(?:s|ing)|drip(?:s|ping)|smells?|smelly|stinks|squeaks?|rattles?|vibrates?|overheat(?:s|ing)|crash(?:es|ing)|freezes|flickers?|jams|jammed|blocked|clogged)\b|\b(?:is|are|stays?|goes|went|turned|gets?|got|comes? out|runs?) (?:too |very |so |all |completely |still )?(?:black|blank|burnt|cold|dark|dirty|frozen|loud|noisy|slow|slowly|weak|wet|hot)\b/i,
  // "where is the fuse", "which part is the drip tray", "what is the socket beside the lamp"; not "where it stops".
  place:
    /^\W*(?:where(?:['’]?s| is| are| do i find| can i find)|which (?:part|number|one|item) is|what(?:['’]?s| is| are) (?:the|that|this|those|these) (?:\S+ ){1,4}(?:above|at the (?:back|bottom|front|left|right|side|top)|behind|below|beneath|beside|between|in front of|left of|near|next to|on the (?:back|bottom|front|left|right|side|top)|right of|under|underneath))\b/i,
  // "what is backflushing", "meaning of E-04".
  meaning:
    /^\W*what(?:['’]?s| is| are) (?:an? |the )?\S+(?: \S+){0,2}\W*$|\b(?:means?|meaning|meant|defin(?:e|ed|ition)|stands? for|explain)\b/i,
  sign: /\bhow (?:do|does|can|could|should|will|would) (?:\S+ ){1,4}(?:tell|know|see|notice|recogni[sz]e|be sure) (?:if|whether|when|that)\b/i,
  // "Is er een manier" is Dutch.
  yesNo:
    /^\W*(?:(?:so|and|but|ok|hi|hello)\W+)*(?:is|are|was|were|does|do|did|has|have|will) (?!there (?:a|an|any|some) (?:\w+ )?(?:way|method|trick|option|possibility|chance|procedure)|(?:it )?possible|you (?:know|have)|(?:\S+ ){1,2}(?:not|never|no longer)\b|er (?:een )?manier|het mogelijk)/i,
};

const FORMS: Record<string, QuestionForms> = {
  de: {
    howTo: begins('wie', 'lange?|oft|viele?|hoch|groß|schwer|weit|heiß|warm|laut|breit|tief'),
    symptom: holds('nicht|keine?[nrs]?|fehler|störung|defekt|kaputt|problem'),
    place: asks('wo', 'ist|sind|find|sitz|befind'),
    meaning: holds('bedeutet|bedeutung|heißt|was ist'),
    sign: asks('woran|wie', '(?:erkenn|merk|seh|weiß|kann ich (?:erkennen|sehen|merken)|bemerk)'),
    yesNo: begins(
      'ist|sind|hat|haben|wird|werden|braucht|brauche|muss|müssen|darf|dürfen|soll|gibt es',
      'es möglich|(?:es )?(?:eine|irgendeine) möglichkeit',
    ),
  },
  fr: {
    howTo: begins('comment', 'lourd'),
    symptom: holds('pas|plus|aucune?|erreur|panne|défaut|problème|bloquée?'),
    place: asks('où', 'est|sont|se trouve'),
    meaning: holds("signifie|signification|veut dire|qu'est-ce que|c'est quoi"),
    sign: asks('comment', '(?:(?:puis-je |peut-on )?(?:savoir|voir|reconnaître)) (?:si|quand|que|qu)'),
    yesNo: begins(
      'est-ce que|est-il|est-elle|sont-ils|sont-elles|a-t-il|a-t-elle|y a-t-il|faut-il|dois-je|doit-on',
      "je peux|on peut|c'est possible|possible|(?:un|une) (?:moyen|façon)",
    ),
  },
  es: {
    howTo: begins('cómo|como', 'de'),
    symptom: holds('no|ningún|ninguna|error|fallo|avería|problema'),
    place: asks('dónde|donde', 'está|esta|se encuentra'),
    meaning: holds('significa|significado|qué es'),
    sign: asks('cómo|como', '(?:sé|saber|(?:puedo|se puede) saber|veo|reconozco) (?:si|cuándo|cuando|que)'),
    yesNo: begins(
      'es|está|son|están|tiene|tienen|hay|debo|debe|necesito|necesita|hace falta',
      'posible|(?:una |alguna )?(?:forma|manera)',
    ),
  },
  it: {
    howTo: begins('come', 'mai'),
    symptom: holds('non|nessuna?|errore|guasto|problema'),
    place: /^\P{L}*dov(?:['’]è|e (?:è|sono|si trova|trovo))/iu,
    meaning: holds("significa|significato|cos'è|che cos'è"),
    sign: asks(
      'come',
      '(?:faccio a (?:sapere|capire)|so|si capisce|capisco|vedo|riconosco) (?:se|quando|che)',
    ),
    yesNo: begins("è|sono|ha|hanno|c'è|ci sono|devo|deve|serve|bisogna|occorre", 'possibile|(?:un )?modo'),
  },
  nl: {
    howTo: begins('hoe', 'lang|vaak|veel|groot|zwaar|hoog|ver|warm'),
    symptom: holds('niet|geen|fout|storing|defect|kapot|probleem'),
    place: asks('waar', 'is|zijn|zit|vind'),
    meaning: holds('betekent|betekenis|wat is'),
    sign: asks('hoe', '(?:weet|zie|merk|herken) (?:ik|je|u) (?:of|wanneer|dat)'),
    yesNo: begins(
      'is|zijn|heeft|hebben|moet|moeten|mag|mogen|wordt|hoort',
      'het mogelijk|er (?:een )?manier',
    ),
  },
  pt: {
    howTo: begins('como', 'é que'),
    symptom: holds('não|nenhum|nenhuma|erro|avaria|falha|problema'),
    place: asks('onde', 'está|estão|fica'),
    meaning: holds('significa|significado|o que é'),
    sign: asks('como', '(?:sei|saber|posso saber|vejo|reconheço) (?:se|quando|que)'),
    yesNo: begins(
      'é|está|são|estão|tem|têm|há|devo|deve|preciso|precisa',
      'possível|(?:alguma )?(?:forma|maneira)',
    ),
  },
  sv: {
    howTo: begins('hur', 'länge|ofta|mycket|många|stor|tung|hög|varm'),
    symptom: holds('inte|ingen|inget|fel|trasig|problem'),
    place: asks('var', 'är|finns|sitter'),
    meaning: holds('betyder|betydelse|vad är'),
    sign: asks('hur', '(?:vet|ser|märker) (?:jag|man) (?:om|när|att)'),
    yesNo: begins('är|har|måste|får|ska|finns', 'det möjligt|något sätt'),
  },
  da: {
    howTo: begins('hvordan', 'går'),
    symptom: holds('ikke|ingen|intet|fejl|defekt|problem'),
    place: asks('hvor', 'er|finder|sidder'),
    meaning: holds('betyder|betydning|hvad er'),
    sign: asks('hvordan', '(?:ved|ser|mærker) (?:jeg|man) (?:om|når|at)'),
    yesNo: begins('er|har|skal|må|findes', 'det muligt|en måde'),
  },
  nb: {
    howTo: begins('hvordan', 'går'),
    symptom: holds('ikke|ingen|ikkje|feil|defekt|problem'),
    place: asks('hvor', 'er|finner|sitter'),
    meaning: holds('betyr|betydning|hva er'),
    sign: asks('hvordan', '(?:vet|ser|merker) (?:jeg|man) (?:om|når|at)'),
    yesNo: begins('er|har|skal|må|finnes', 'det mulig|en måte'),
  },
};

/** "It won't start. Where is the fuse?", "Linux: how do I install it?" ask in their second part. */
const PART_END = /[.!?:;…]\s+|\s[-–—]\s/;

/**
 * Tells whether a question, or a part of it, is put in a form: one of English, which people try with any manual, or of
 * the languages of the manuals as far as they are known.
 */
export function howPut(
  languages: readonly string[],
  question: string,
): (form: keyof QuestionForms) => boolean {
  const spoken = [ENGLISH, ...languages.flatMap((language) => FORMS[language] ?? [])];
  const parts = [question, ...question.split(PART_END)];
  return (form) => spoken.some((forms) => parts.some((part) => forms[form].test(part)));
}
