/** Questions that nobody asks, each as long as wanted: what is long and alike makes slow patterns and loops slow. */

const SHORT_WORDS = 'how do i set the red lamp on my old pump to go at ten ';
const KNOWN_WORDS = 'clean the filter of the pump before the valve and check the pressure ';

/** By kind; each repeats its piece up to so many UTF-16 units. */
const PIECES: Readonly<Record<string, string>> = {
  a: 'a',
  e: 'e',
  İ: 'İ',
  ǅ: 'ǅ',
  ﷺ: 'ﷺ',
  ß: 'ß',
  Hangul: '한',
  'Hangul syllables': '각힣간',
  Cyrillic: 'ж',
  'Cyrillic word': 'переключатель',
  Greek: 'ς',
  Arabic: 'ب',
  Han: '水',
  Thai: 'ก',
  'one English word': 'overpressurising',
  'one German word': 'überdruckventilsteuerung',
  ing: 'ing',
  ung: 'ung',
  ation: 'ation',
  is: 'is',
  'random letters': 'qzxjkvwpf',
  'short words': SHORT_WORDS,
  'words of the manual': KNOWN_WORDS,
  'one known word': 'filter ',
  'one unknown word': 'fliterr ',
  'letters apart': 'a b c d ',
  digits: '7',
  'long numbers': '12345 ',
  amounts: '12 V ',
  'amounts with commas': '1,4 A ',
  a1: 'a1',
  'A1 apart': 'A 1 ',
  codes: 'E-04 ',
  'spaced codes': 'E 04 ',
  'a-a': 'a-',
  'a-1': 'E-1',
  dotted: 'e.g.',
  apostrophes: "it's ",
  'apostrophes alone': "a'",
  hyphens: '-',
  brackets: '(',
  'both brackets': '()',
  quotes: '"',
  'full stops': '.',
  'question marks': '?',
  commas: ', ',
  slashes: '/',
  underscores: '_',
  symbols: '%&$§',
  blanks: ' ',
  'blanks within': 'a         ',
  'tabs and lines': '\t\n',
  lines: 'a\n',
  'carriage returns': '\r',
  'combining marks': '\u0301',
  'marks on a letter': 'e\u0301\u0327\u0308',
  'marks out of order': '\u0315\u0300\u05ae\u0300',
  'soft hyphens': 'a\u00ad',
  'zero width': '\u200b',
  emoji: '😀',
  'joined emoji': '👩‍👩‍👧‍👦',
  'lone surrogates': '\ud83d',
  'full width': 'ａ',
  links: 'http://a.b/c?d=e ',
  not: 'not ',
  hello: 'hello ',
  'thank you': 'thank you ',
  'page numbers': 'page 12 step 3 ',
  'why and how': 'why and how or ',
  from: 'from ',
  'how far': 'how far how is how long ',
  replace: 'replace instead ',
  'long words': `${'ab'.repeat(32)} `,
  'long Cyrillic words': `${'жа'.repeat(32)} `,
  'long İ words': `${'İ'.repeat(64)} `,
  compounds: 'überdruckventilsteuerungseinheit ',
  'E-04 in one run': 'E-04,',
  'words in one run': 'filter,pump/valve-',
  'Cyrillic in one run': 'ж.',
};

/** Pieces of which no two are alike. */
const DISTINCT: Readonly<Record<string, (i: number) => string>> = {
  'other numbers': (i) => `${10_007 * (i + 1)} `,
  'other codes': (i) => `E-${1000 + i} `,
  'other mixed codes': (i) => `x${i}y${i * 7} `,
  'other codes in parts': (i) => `RC${100 + i}-X${i} `,
  'other words': (i) => `${lettersOf(i * 7919 + 17)}ing `,
  'other long words': (i) =>
    `${lettersOf(i * 7919 + 17)
      .repeat(16)
      .slice(0, 60)} `,
  'other Cyrillic words': (i) =>
    `${[...lettersOf(i * 7919)].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0x3cf)).join('')} `,
  'other slips': (i) => `f${lettersOf(i)}ilter `,
};

/** A number in letters. */
const lettersOf = (number: number): string =>
  [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');

/** The names of all kinds. */
export const hostileKinds: readonly string[] = [...Object.keys(PIECES), ...Object.keys(DISTINCT)];

/**
 * A question of a kind, at most `chars` UTF-16 units long. No piece is cut: a part of a word would be another word, by which a
 * question may take another way.
 */
export function hostileQuestion(kind: string, chars: number): string {
  const next = DISTINCT[kind];
  if (next !== undefined)
    return Array.from({ length: chars }, (_, i) => next(i))
      .join('')
      .slice(0, chars);
  const piece = PIECES[kind] ?? kind;
  return piece.repeat(Math.max(1, Math.floor(chars / piece.length)));
}
