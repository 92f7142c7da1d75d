import type { Fragment } from './page-content.ts';

const BULLET_FONT = /bullets/i;
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
