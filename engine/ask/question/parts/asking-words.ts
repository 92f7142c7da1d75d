/** How a language joins two questions in one sentence; forms parted by "|", as in a regular expression. */
export type AskingWords = {
  /** What a clause that asks begins with. */
  asking: string;
  /** What somebody wants before a question that is no sentence of its own: "tell me how heavy it is". */
  tells: string;
  /** Adverbs that belong to an interrogative: "how often". */
  degree: string;
  /** A verb with its subject behind it, as in a question that is answered with yes or no. */
  verbFirst: string;
  and: string;
  /** Between two questions to be answered with yes or no it offers a choice, which is one question. */
  or: string;
  /** May stand between joining and asking. */
  also: string;
  /** Words that mean what was named before; none that are articles, too. */
  back: string;
};

/** By ISO 639-1. */
export const ASKING_WORDS: Readonly<Record<string, AskingWords>> = {
  en: {
    asking:
      "how|what(?:['’]?s)?|which|where(?:['’]?s)?|why|who|when(?= (?:do|does|did|is|are|can|could|should|must|will|would|to)\\b|[\\s?!.]*$)|(?:with|at|for|by|in|on|to|from|of|after|until) (?:what|which|how)",
    tells: 'know|tell me|tell us|wonder(?:ing)?|understand|find out|explain|say|ask|sure|idea',
    degree:
      'often|long|many|much|far|hot|warm|cold|loud|high|big|large|small|heavy|wide|deep|tall|fast|quickly|frequently|old|thick|strong',
    verbFirst:
      "(?:can|could|may|do|does|did|is|are|should|must|will|would|shall|has|have)(?:n['’]?t)? (?:i|we|you|one|it|they|this|that|these|those|there|the|an?|my|your|our|its|any\\p{L}*|some\\p{L}*|children|kids)",
    and: 'and|also|plus|as well as|but|&',
    or: 'or',
    also: 'also|then|so|besides|finally|please|if so',
    back: 'it|its|that|those|these|this|them|they|there|then',
  },
  de: {
    asking:
      'wie|wieviele?|was|welche[nmrs]?|wo|wo(?:mit|für|von|durch|her|hin|ran|rauf|rin|zu|bei|nach)|wann|warum|wieso|weshalb|wer|wen|wem|wessen|(?:mit|bei|in|an|aus|auf|für|von|zu|nach|seit|ab) (?:welche[nmrs]?|was|wie|wem)',
    tells: 'wissen|sag(?:en)?(?: mir)?|erklär\\p{L}*|verstehe|zeig\\p{L}*|fragen|verraten',
    degree:
      'oft|lange?|viele?|weit|heiß|warm|kalt|laut|hoch|groß|klein|schwer|breit|tief|schnell|häufig|alt|dick|stark',
    verbFirst:
      '(?:kann|können|darf|dürfen|muss|muß|müssen|soll|sollte|ist|sind|hat|haben|braucht|brauche|gibt|geht|passt|wird|läuft) (?:ich|man|wir|es|er|sie|das|die|der|den|dies\\p{L}*|mein\\p{L}*|ein\\p{L}*|kinder)',
    and: 'und|sowie|außerdem|aber',
    or: 'oder',
    also: 'auch|dann|noch|außerdem|bitte|wenn ja',
    back: 'es|ihn|ihm|ihr|davon|damit|dafür|darin|dazu|dabei|dann|dort|darauf|daran',
  },
  fr: {
    asking:
      "comment|combien|quel(?:le)?s?|où|pourquoi|quand(?= (?:faut|dois|doit|est|peut|puis|est-ce)|[\\s?!.]*$)|qui|que (?:faire|dois|faut|signifie|veut)|qu['’]est[- ]ce|quoi|(?:à|de|avec|pour|dans|par|sur|après|entre|jusqu['’]à) (?:quoi|quel(?:le)?s?|combien)|c['’]est quoi",
    tells: 'savoir|dire|dites(?:-moi)?|expliquer|sais|demande',
    degree: 'souvent|longtemps|de temps|de fois',
    verbFirst:
      "puis-je|peut-on|dois-je|doit-on|faut-il|est-ce (?:que|qu['’])|y a-t-il|est-il|est-elle|a-t-il|a-t-elle|sont-(?:ils|elles)|on peut|je peux|je dois|il faut",
    and: 'et|puis|ainsi que|mais',
    or: 'ou',
    also: 'aussi|ensuite|puis|alors',
    back: 'ça|cela|celui-ci|celle-ci|ensuite',
  },
  es: {
    asking:
      'cómo|como|cu[áa]nt[oa]s?|cu[áa]l(?:es)?|d[óo]nde|cuándo|qué|que (?:es|significa|hago|debo|tengo|puedo|tipo|pasa|necesit[oa]|\\p{L}+ (?:lleva|necesita|usa|debo|tengo|uso|tiene|hay))|por qu[ée]|quién|(?:con|de|a|en|para|cada|entre|desde|hasta|por) (?:qué|cu[áa]l|cu[áa]nt[oa]s?|quién)|[ae]n? que (?:altura|distancia|temperatura|hora|velocidad|presión)',
    tells: 'saber|decirme|dígame|dime|sé|explicar|entiendo',
    degree: 'tiempo|veces',
    verbFirst:
      'puedo|se pueden?|debo|hay que|tengo que|necesito|necesita|es posible|hace falta|es (?:el|la|un|una)',
    and: 'y|e|además|también|pero',
    or: 'o|u',
    also: 'también|además|luego|después',
    back: 'lo|eso|esto|ello|después',
  },
  it: {
    asking:
      "come|quant[oaie]|qual[ei]?|dove|dov['’]è|cosa|cos['’]è|che (?:cosa|tipo|\\p{L}+ (?:devo|serve|uso|usa|ci vuole|si usa|ha))|quando (?:devo|si|bisogna|va)|perch[eéè]|chi|(?:con|a|di|per|in|da) (?:che|cosa|quale?|quant[oaie]|chi)|ogni quanto",
    tells: 'sapere|dirmi|dimmi|so|spiegarmi|capisco',
    degree: 'tempo|spesso|volte',
    verbFirst: "posso|si può|si possono|devo|bisogna|serve|è possibile|ci vuole|si deve|occorre|c['’]è",
    and: 'e|ed|inoltre|ma',
    or: 'o|oppure',
    also: 'anche|poi|inoltre',
    back: 'lo|ciò|questo|quello|ne|poi',
  },
  nl: {
    asking:
      'hoe|hoeveel|wat|welke?|waar|waar(?:mee|voor|om|op|in|aan|van)|wanneer|waarom|wie|(?:met|op|in|voor|aan|van|om de|bij) (?:wat|welke?|hoeveel)',
    tells: 'weten|weet|zeggen|vertel(?:len)?|uitleggen|snap',
    degree: 'vaak|lang|veel|ver|warm|heet|koud|luid|hoog|groot|klein|zwaar|breed|diep|snel|oud|dik|sterk',
    verbFirst:
      '(?:kan|mag|moet|kun|is|zijn|heeft|heb|moeten|mogen|wordt|past|gaat) (?:ik|je|men|we|het|hij|ze|de|dat|dit|deze|er|een|mijn|kinderen)',
    and: 'en|alsook|maar',
    or: 'of',
    also: 'ook|dan|daarna|verder',
    back: 'dat|hem|ermee|ervan|erin|erop|daarna|daar',
  },
  pt: {
    asking:
      'como|quant[oa]s?|qual|quais|onde|quando (?:devo|tenho|é|preciso)|por ?qu[eê]|quem|o qu[eê]|que (?:tipo|\\p{L}+ (?:devo|uso|preciso|precisa|tem|leva|usa))|(?:com|de|em|a|para|entre|por|até|durante) (?:qu[eê]|qual|quais|quant[oa]s?|quem)|a cada',
    tells: 'saber|dizer|diga(?:-me)?|sei|explicar|entendo',
    degree: 'tempo|vezes',
    verbFirst:
      'posso|pode-se|devo|tenho (?:que|de)|preciso|precisa|é possível|dá (?:pra|para)|é (?:o|a|um|uma)',
    and: 'e|também|mas',
    or: 'ou',
    also: 'também|depois|ainda',
    back: 'isso|isto|ele|ela|depois',
  },
  pl: {
    asking:
      'jak|jaki|jaka|jakie|jakich|jaką|jakim|jakiej|jakiego|ile|ilu|co|gdzie|kiedy|dlaczego|czemu|któr\\p{L}+|skąd|czy|czym|(?:do|z|w|na|od|przez|co) (?:czego|czym|jak\\p{L}*|ile|któr\\p{L}+)',
    tells: 'wiedzieć|powiedz|wiem|powiedzieć|rozumiem',
    degree: 'często|długo|dużo|ciężk\\p{L}+|daleko|szybko',
    verbFirst: 'można|mogę|muszę|trzeba|wolno',
    and: 'i|oraz|a|ale',
    or: 'lub|albo|czy',
    also: 'też|także|potem|jeszcze',
    back: 'to|go|tego|nim|nią|potem|tam',
  },
  sv: {
    asking:
      'hur|vad|vilken|vilket|vilka|var|vart|när (?:ska|måste|kan|bör|är|får)|varför|vem|(?:med|till|i|på|av|för) (?:vad|vilken|vilket|vilka)',
    tells: 'veta|säga|säg|vet|berätta|förstår',
    degree: 'ofta|länge|många|mycket|långt|varm\\p{L}?|hög\\p{L}?|stor\\p{L}?|tung\\p{L}?|bred\\p{L}?|snabbt',
    verbFirst: '(?:kan|får|måste|ska|bör|är|har|går|behöver) (?:jag|man|vi|den|det|de|en|ett|min|barn)',
    and: 'och|samt|men',
    or: 'eller',
    also: 'också|sedan|även|då',
    back: 'det|dem|detta|sedan',
  },
};
