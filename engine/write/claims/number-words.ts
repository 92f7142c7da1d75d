/** Words for 2 to 12, then for 20, 30 … 90, 100 and 1000, by language; "-" where a word means something else as well. */
const WORDS: Record<string, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  de: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreißig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante soixante septante - - cent mille',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez - doce veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil',
  it: 'due tre quattro cinque - sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
  pt: 'dois tres quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil',
  sv: 'tva tre fyra fem sex sju atta nio tio elva tolv tjugo trettio fyrtio femtio sextio sjuttio attio nittio hundra tusen',
  da: '- tre fire fem seks syv otte ni ti elleve tolv tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede tusind',
  nb: '- tre fire fem seks sju atte ni ti elleve tolv tjue tretti forti femti seksti sytti atti nitti hundre tusen',
};
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000];

/** More words of English: what its sentences count with. */
const ENGLISH = new Map<string, number>([
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
    (word, i) => [word, 13 + i] as const,
  ),
  ['half', 0.5],
  ['dozen', 12],
  ['million', 1_000_000],
]);
/** Words of other languages that are others in English. */
const ENGLISH_TOO = new Set([
  'six',
  'sept',
  'due',
  'fire',
  'sex',
  'elf',
  'ti',
  'tres',
  'ni',
  'firs',
  'cent',
  'mal',
]);

const BY_LANGUAGE = new Map(Object.entries(WORDS).map(([language, words]) => [language, tableOf(words)]));
const FOREIGN = new Map([...BY_LANGUAGE.values()].reverse().flatMap((table) => [...table]));

function tableOf(words: string): Map<string, number> {
  return new Map(
    words.split(' ').flatMap((word, i) => (word === '-' ? [] : [[word, VALUES[i] ?? 0] as const])),
  );
}

const GERMAN_TENS = /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(\p{L}+zig|dreißig)$/u;
const COUNTED = /^(?:once|twice|thrice)$/;

/**
 * The value of a lower-case word without accents; null if it is no number. The text's own language comes first, but
 * words of all languages count, so that a number invented in another one is noticed.
 */
export function numberOfWord(word: string, language: string): number | null {
  const own = BY_LANGUAGE.get(language)?.get(word);
  if (own !== undefined) return own;
  if (language === 'en' && ENGLISH_TOO.has(word)) return word === 'six' ? 6 : null;
  const known = ENGLISH.get(word) ?? FOREIGN.get(word);
  if (known !== undefined) return known;
  const [, ones = '', tens = ''] = GERMAN_TENS.exec(word) ?? [];
  if (tens === '') return null;
  return (
    (BY_LANGUAGE.get('de')?.get(tens) ?? 0) + (ones === 'ein' ? 1 : (BY_LANGUAGE.get('de')?.get(ones) ?? 0))
  );
}

/** How often "once", "twice" and "thrice" say; null for other words. */
export const timesOfWord = (word: string): number | null =>
  COUNTED.test(word) ? ['once', 'twice', 'thrice'].indexOf(word) + 1 : null;
