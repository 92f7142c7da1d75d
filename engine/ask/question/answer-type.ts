import type { AnswerType } from '../base/query.ts';
/** What kind of thing an answer has to hold: an amount of what is asked for, a number of things, how often. */
import { ANY_NAME, ANY_UNIT, type Quantity, quantityIn, quantityNamed, statesAmount } from './quantities.ts';

/** How amounts are asked for in a language; forms parted by "|". */
type Asking = {
  /** Behind these stands what an amount is called: "what is the", before "voltage". */
  which: string;
  /** Behind these stands a unit or what is counted: "how many", before "watts" or "cups". */
  howMany: string;
  howOften: string;
  /** What asks for an amount without naming it, "how heavy"; the first that fits counts. */
  how: readonly (readonly [forms: string, ...quantities: Quantity[]])[];
};

const ASKING: Readonly<Record<string, Asking>> = {
  en: {
    which: 'what|which|how much|how high|what is|what’s|whats',
    howMany: 'how many|how much',
    howOften: 'how often|how frequently|how regularly',
    how: [
      ['how heavy|(?:how much|what) (?:do|does) \\S+(?: \\S+){0,4} weigh|weight', 'mass'],
      ['how loud|how noisy|how quiet', 'loudness'],
      ['how hot|how cold|how warm', 'temperature'],
      ['how wide|how tall|how high|how deep|how thick|how far|how close|dimensions?', 'length'],
      ['how big|how large|how small|capacity', 'length', 'volume'],
      ['how long (?:is|are)', 'length', 'time'],
      ['how long|how soon|how quickly|how much time', 'time'],
      ['how fast', 'time', 'speed'],
      ['how much (?:\\S+ ){0,4}(?:fits?|holds?|contains?)', 'volume', 'mass'],
    ],
  },
  de: {
    which: 'welche[rsn]?|was ist|wie hoch|wie groß|wie viel|wieviel',
    howMany: 'wie viele?|wieviele?',
    howOften: 'wie oft|wie häufig|in welchen abständen|in welchem abstand',
    how: [
      ['wie schwer|wie viel wiegt|was wiegt', 'mass'],
      ['wie laut|wie leise', 'loudness'],
      ['wie heiß|wie kalt|wie warm', 'temperature'],
      ['wie breit|wie hoch|wie tief|wie dick|wie weit|abmessungen', 'length'],
      ['wie groß', 'length', 'volume'],
      ['wie lange?', 'time', 'length'],
      ['wie schnell', 'time', 'speed'],
    ],
  },
  fr: {
    which: 'quel(?:le)?s?|à quel(?:le)?',
    howMany: 'combien de',
    howOften: 'à quelle fréquence|tous les combien|combien de fois',
    how: [
      ['combien pèse|quel poids', 'mass'],
      ['combien de temps|pendant combien|quelle durée', 'time'],
      ['quelle taille|quelles dimensions', 'length'],
    ],
  },
  es: {
    which: 'qué|que|cuál|cual|a qué|de qué',
    howMany: 'cuánt[oa]s?|cuant[oa]s?',
    howOften: 'cada cuánto|con qué frecuencia|cuántas veces',
    how: [
      ['cuánto pesa|qué peso', 'mass'],
      ['cuánto tiempo|cuánto dura|cuánto tarda', 'time'],
      ['cuánto mide|qué tamaño|qué dimensiones', 'length'],
    ],
  },
  it: {
    which: 'quale?|quali|che|a che|a quale|qual è',
    howMany: 'quant[oaie]',
    howOften: 'ogni quanto|con che frequenza|con quale frequenza|quante volte',
    how: [
      ['quanto pesa|che peso', 'mass'],
      ['quanto tempo|per quanto|quanto dura|quanto ci vuole|quanto ci mette', 'time'],
      ['quanto misura|che dimensioni|quanto è (?:alt|larg|lung|profond)[oa]', 'length'],
    ],
  },
  nl: {
    which: 'welke?|wat is|wat zijn|hoe hoog|hoeveel',
    howMany: 'hoeveel',
    howOften: 'hoe vaak|om de hoeveel',
    how: [
      ['hoe zwaar|hoeveel weegt', 'mass'],
      ['hoe luid|hoe stil', 'loudness'],
      ['hoe heet|hoe warm|hoe koud', 'temperature'],
      ['hoe breed|hoe hoog|hoe diep|hoe dik|hoe ver|afmetingen', 'length'],
      ['hoe groot', 'length', 'volume'],
      ['hoe lang|hoelang', 'time', 'length'],
      ['hoe snel', 'time', 'speed'],
    ],
  },
  pt: {
    which: 'qual|quais|que|a que',
    howMany: 'quant[oa]s?',
    howOften: 'com que frequência|de quanto em quanto|quantas vezes',
    how: [
      ['quanto pesa|que peso', 'mass'],
      ['quanto tempo|quanto demora|quanto dura', 'time'],
      ['quanto mede|que dimensões|que tamanho', 'length'],
    ],
  },
};

/** Said of what is done again and again. */
const REPEATED = word(
  'every|each|daily|weekly|monthly|yearly|annually|hourly|once|twice|per (?:day|week|month|year)|\\d+ times|' +
    'alle|jede[nsr]?|täglich|wöchentlich|monatlich|jährlich|stündlich|einmal|zweimal|dreimal|(?:pro|im) (?:tag|woche|monat|jahr)|' +
    'tou[ts]e?s? les|chaque|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|(?:une|deux) fois|par (?:jour|semaine|mois|an)|' +
    'cada|todos los|diari\\p{L}*|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|una vez|dos veces|al (?:día|mes|año)|por semana|' +
    'ogni|tutti i|quotidian\\p{L}*|settimanal\\p{L}*|mensil\\p{L}*|annual\\p{L}*|(?:una|due) volt[ae]|' +
    'elke?|iedere?|dagelijks|wekelijks|maandelijks|jaarlijks|eenmaal|tweemaal|eens per|per (?:dag|week|maand|jaar)|' +
    'tod[oa]s [oa]s|mensal\\p{L}*|uma vez|duas vezes|por (?:dia|mês|ano)',
);
const NUMBER = /\d/;
/** Words between "what is the" and the name of an amount: "rated", "maximum operating". */
const BETWEEN = String.raw`(?: [^\s.,;?!]+){0,4}? `;
/** "voltage error": a fault's name, not an amount's. */
const NOT_OF_FAULT = '(?! (?:alarm|error|failure|fault|fehler|problem|warning))';

/** How a language asks for an amount, compiled. */
type Reading = {
  often: RegExp;
  how: (readonly [RegExp, readonly Quantity[]])[];
  named: RegExp;
  inUnits: RegExp;
  counted: RegExp;
};

const READINGS: ReadonlyMap<string, Reading> = new Map(
  Object.entries(ASKING).map(([code, { which, howMany, howOften, how }]) => [
    code,
    {
      often: word(howOften),
      how: how.map(([forms, ...quantities]) => [word(forms), quantities]),
      named: word(`(?:${which})${BETWEEN}(${ANY_NAME})`, NOT_OF_FAULT),
      inUnits: word(`(?:(?:${howMany}) |in (?=\\p{L}+\\W*$))(${ANY_UNIT})`),
      counted: word(`(?:${howMany}) (\\p{L}+)`),
    },
  ]),
);

/** Text with one of the forms in it, as words of their own; `\\b` takes "ä" for no letter. */
function word(forms: string, behind = ''): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${forms})(?!\p{L})${behind}`, 'iu');
}

/**
 * The kind of thing an answer to the question must hold; null where the question does not tell.
 * @param languages of the manuals, ISO 639-1; English is read with any
 */
export function answerTypeOf(question: string, languages: readonly string[] = []): AnswerType | null {
  const asked = question.replaceAll("'", '’');
  const form = formLookedUp(asked);
  if (form !== undefined) return (text) => form.test(text);
  const reading = readingOf(asked, languages);
  return reading && read(reading, asked);
}

/** Whether a question asks for an amount in units, "how heavy is it"; not for a number of things, nor how often. */
export function asksAmount(question: string, languages: readonly string[] = []): boolean {
  const asked = question.replaceAll("'", '’');
  const reading = formLookedUp(asked) === undefined ? readingOf(asked, languages) : null;
  return reading !== null && !reading.often.test(asked) && quantitiesOf(reading, asked).length > 0;
}

/** The language in which a question asks for something to be counted or measured; null where none does. */
function readingOf(question: string, languages: readonly string[]): Reading | null {
  for (const language of new Set(['en', ...languages])) {
    const reading = READINGS.get(language);
    if (reading && read(reading, question) !== null) return reading;
  }
  return null;
}

/** What is asked for by its name and known by its form: numbers of parts, how and when to reach the maker. */
const LOOKED_UP: readonly (readonly [asked: RegExp, form: RegExp])[] = [
  // "58-1130", "KX2040B"
  [
    /\b(?:part|order|article|item|spare part|catalogue|model) (?:number|no\b)|(?:bestell|artikel|ersatzteil|teile)nummer|\bréférence de|número de (?:pieza|artículo|peça)|codice (?:articolo|ricambio)/iu,
    /(?<![\p{L}\d])(?=[\p{Lu}-]*\d)[\p{Lu}\d][\p{Lu}\d-]{4,}(?![\p{L}\d])/u,
  ],
  [
    /\b(?:tele)?phone number|\bhotline|\bhelpline|\bwho (?:do|can|should|must) (?:i|we) (?:call|contact|phone|ring)\b|telefonnummer|numéro de téléphone|número de teléfono|numero di telefono|número de telefone/iu,
    /(?:\+|(?<!\d)0)\d[\d\s()/-]{5,20}\d/u,
  ],
  [
    /\be-?mail (?:address )?(?:of|for) \S*(?:service|support)|\b(?:service|support|contact) e-?mail/iu,
    /\S@\S+\.\p{L}/u,
  ],
  [
    /\b(?:opening|office|service) hours\b|\bwhen (?:is|are) (?:\S+ ){0,3}(?:open|reachable)\b/iu,
    /\d[:.]\d{2}|\d ?[ap]m\b/iu,
  ],
];

const formLookedUp = (question: string): RegExp | undefined =>
  LOOKED_UP.find(([named]) => named.test(question))?.[1];

function read(reading: Reading, question: string): AnswerType | null {
  if (reading.often.test(question)) return (text) => REPEATED.test(text);
  const quantities = quantitiesOf(reading, question);
  if (quantities.length > 0) return statingAmountOf(quantities);
  const thing = reading.counted.exec(question)?.[1];
  return thing === undefined ? null : countOf(thing);
}

/** What an amount is asked of; empty where none is. */
function quantitiesOf({ how, named, inUnits }: Reading, question: string): readonly Quantity[] {
  const ofUnit = quantityIn(inUnits.exec(question)?.[1] ?? '');
  if (ofUnit) return [ofUnit];
  const unnamed = how.find(([forms]) => forms.test(question));
  if (unnamed) return unnamed[1];
  const ofName = quantityNamed(named.exec(question)?.[1] ?? '');
  return ofName ? [ofName] : [];
}

/** Texts that state an amount of one of these. */
export const statingAmountOf =
  (quantities: readonly Quantity[]): AnswerType =>
  (text) =>
    quantities.some((quantity) => statesAmount(quantity, text));

/** What is said without a name behind "how much": "how much is left". */
const NO_THING = /^(?:is|are|do|does|can|will|should|must|has|have)$/i;

/** "how many cups", "how much coffee": a number of cups, an amount of coffee; any number for what has no name. */
function countOf(thing: string): AnswerType {
  if (NO_THING.test(thing)) return (text) => NUMBER.test(text);
  const counted = new RegExp(String.raw`\d[^.,;\n]{0,30}?(?<!\p{L})${thing.replace(/s$/i, '')}`, 'iu');
  return (text) => counted.test(text);
}
