/** The separable prefixes of one language. Words are without accents. */
export type Separable = {
  /** Separable prefixes, in colloquial form → as manuals write them. */
  prefixes: ReadonlyMap<string, readonly string[]>;
  /** Colloquial prefixes at the beginning of a verb. */
  spoken: RegExp;
  /** Prefixes that are no prepositions, and words that begin the next clause: both show that a verb is written in two words. */
  sure: ReadonlySet<string>;
  joining: ReadonlySet<string>;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const asWritten = (prefixes: string): [string, string[]][] =>
  prefixes.split(' ').map((prefix) => [prefix, [prefix]]);

const GERMAN: Separable = {
  prefixes: new Map([
    ...asWritten('ab an auf aus durch ein fest her hin los mit nach um vor zu zuruck zusammen'),
    ['weg', ['weg', 'ab']],
    ['dran', ['heran', 'an']],
    ['ran', ['heran', 'an']],
    ['rauf', ['hinauf', 'auf']],
    ['drauf', ['auf']],
    ['raus', ['heraus', 'aus', 'ab']],
    ['rein', ['hinein', 'herein', 'ein']],
    ['rum', ['herum', 'um']],
    ['runter', ['herunter', 'ab']],
  ]),
  spoken: /^(?:rauf|raus|rein|rum|runter|ran|dran|drauf|weg)(?=\p{L}{4})/u,
  sure: setOf('fest los weg zuruck zusammen dran ran rauf drauf raus rein rum runter'),
  joining: setOf('und oder aber wenn dass denn weil obwohl damit'),
};

const DUTCH: Separable = {
  prefixes: new Map([
    ...asWritten(
      'aan af bij dicht door in leeg los mee na om op open over samen schoon stil stop terug toe uit',
    ),
    ...asWritten('vast vol vrij weg'),
    ['eraan', ['aan']],
    ['eraf', ['af']],
    ['erbij', ['bij']],
    ['erin', ['in']],
    ['erop', ['op']],
    ['eruit', ['uit']],
  ]),
  spoken: /^(?:eraan|eraf|erbij|erin|erop|eruit)(?=\p{L}{4})/u,
  sure: setOf(
    'af dicht leeg los mee open samen schoon stil stop terug vast vol vrij weg eraan eraf erbij erin erop eruit',
  ),
  joining: setOf('en of maar als wanneer dat want omdat zonder'),
};

/** The languages with separable verbs, by ISO 639-1 code. */
export const SEPARABLE: ReadonlyMap<string, Separable> = new Map([
  ['de', GERMAN],
  ['nl', DUTCH],
]);

/** A shorter word, in letters, is hardly a verb. */
export const MIN_VERB = 3;

/**
 * A stem, and those of other forms of its verb that Snowball's stemmers don't conflate: German "pumpt", "wackelt" with "pumpen", "wackeln";
 * Dutch "schakelt", "uitgeschakeld" with "schakelen", "uitschakelen". In other languages the stem alone.
 */
export function verbForms(code: string, stem: string): string[] {
  if (code === 'de') return germanForms(stem);
  return code === 'nl' ? dutchForms(stem) : [stem];
}

function germanForms(stem: string): string[] {
  const base = stem.replace(/(?:(?<=el)n|e?t)$/, '');
  if (base.length < MIN_VERB) return [stem];
  const prefix = prefixOf(GERMAN_PREFIXES, base);
  // "um das Gerät auszuschalten"
  const purpose = prefix === undefined ? [] : [`${prefix}zu${base.slice(prefix.length)}`];
  return [...new Set([stem, base, `${base}t`, `${base}et`, `${base}n`, ...purpose])];
}

/** Prefixes, the longest first: "open" before "op". */
const longestFirst = ({ prefixes }: Separable): string[] =>
  [...prefixes.keys()].sort((a, b) => b.length - a.length);

/** The prefix of a verb's stem; undefined for one without. */
const prefixOf = (prefixes: readonly string[], stem: string): string | undefined =>
  prefixes.find((prefix) => stem.startsWith(prefix) && stem.length >= prefix.length + MIN_VERB);

const GERMAN_PREFIXES = longestFirst(GERMAN);
const DUTCH_PREFIXES = longestFirst(DUTCH);
const PARTICIPLE = new RegExp(`^(${DUTCH_PREFIXES.join('|')}|)ge(\\p{L}{3,}?)[dt]?$`, 'u');

function dutchForms(stem: string): string[] {
  const [, before = '', rest] = PARTICIPLE.exec(stem) ?? [];
  const verb = rest === undefined ? stem : before + rest;
  const base = verb.length > MIN_VERB + 1 ? verb.replace(/(?<=[^aeiou])t$/, '') : verb;
  const prefix = prefixOf(DUTCH_PREFIXES, base);
  const isShort = prefix === undefined && base.length <= MIN_VERB + 1;
  const participle = `${prefix ?? ''}ge${base.slice(prefix?.length ?? 0)}`;
  const participles = [participle, longVowel(participle)].flatMap((form) => [form, `${form}d`, `${form}t`]);
  return [...new Set([stem, verb, base, doubled(base), `${base}t`, ...(isShort ? [] : participles)])];
}

/** "vul", of "vullen" the stemmer leaves "vull". */
const doubled = (stem: string): string => stem.replace(/(?<=[^aeiou][aeiou])([lmnprsf])$/, '$1$1');

/** "mak" is what the stemmer leaves of "maken"; it makes "gemaakt". */
const longVowel = (stem: string): string => stem.replace(/(?<=[^aeiou])([aeou])(?=[bdfgklmnprst]$)/, '$1$1');
