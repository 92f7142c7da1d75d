import type { Fragment } from '../page-content.ts';

const BULLET_FONT = /bullets/i;
const SYMBOL_FONT = /(?:^|\+)(?:symbol|zapf ?dingbats|wingdings|webdings)/i;
/** Of a fragment with so many letters in a row the sign is its beginning only. */
const WORD = /\p{L}{3}/u;
const WINGDINGS = /(?:^|\+)wingdings(?:-regular)?$/i;

/** What letters are in Wingdings, where a file does not tell. */
const SIGN_OF: Readonly<Record<string, string>> = {
  l: '●',
  n: '■',
  o: '□',
  q: '❑',
  r: '❒',
  s: '◆',
  t: '◆',
  u: '◆',
  v: '❖',
  w: '◆',
  '§': '▪',
  Ø: '➢',
  ß: '←',
  à: '→',
  á: '↑',
  â: '↓',
  è: '➔',
  ð: '⇨',
  û: '✗',
  ü: '✓',
  ý: '☒',
  þ: '☑',
};

/** A sign that a symbol font draws, in place of the letter that stands for it in the file. */
export function asSign(item: Fragment): Fragment {
  const text = item.text.trim();
  if (text.length !== 1) return item;
  if (BULLET_FONT.test(item.fontName ?? '')) return { ...item, text: '•' };
  const sign = WINGDINGS.test(item.fontName ?? '') ? SIGN_OF[text] : undefined;
  return sign === undefined ? item : { ...item, text: sign };
}

/**
 * Fragments with words, in order, that begin with a sign and so are said to be in its font ("→ Print"): they are in the type of the words
 * before them, or else of those behind.
 */
export function inTypeOfWords<T extends Fragment>(items: readonly T[]): T[] {
  const isSymbol = ({ fontName = '' }: Fragment): boolean => SYMBOL_FONT.test(fontName);
  let before = items.find((item) => !isSymbol(item));
  return items.map((item) => {
    if (!isSymbol(item)) before = item;
    if (!isSymbol(item) || !WORD.test(item.text) || before === undefined) return item;
    const { fontName, fontSize, fontHeight } = before;
    return { ...item, fontName, fontSize, fontHeight };
  });
}
