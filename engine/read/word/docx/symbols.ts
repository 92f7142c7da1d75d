import { codePoint } from 'dingbat-to-unicode';

const SYMBOL_FONT = /^(?:symbol|webdings|wingdings(?: [23])?)$/i;
/** Where files put the signs of a symbol font; the code in the font is what lies above. */
const PRIVATE_START = 0xf000;
const PRIVATE_END = 0xf0ff;
/** Of Wingdings, what the tables put as characters that few fonts have. */
const WINGDINGS: Readonly<Record<number, string>> = {
  108: '●',
  110: '■',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  253: '☒',
  254: '☑',
};

/** The sign that a font draws for a code, as Unicode; empty where nobody can tell. */
export function signOf(font: string, code: number): string {
  const isPrivate = code >= PRIVATE_START && code <= PRIVATE_END;
  if (!SYMBOL_FONT.test(font)) return isPrivate || !isCharacter(code) ? '' : String.fromCodePoint(code);
  const own = isPrivate ? code - PRIVATE_START : code;
  if (own > 0xff) return isCharacter(own) ? String.fromCodePoint(own) : '';
  const usual = /^wingdings$/i.test(font) ? WINGDINGS[own] : undefined;
  return usual ?? codePoint(font, own)?.string ?? '';
}

/** A text as its font draws it: letters of a symbol font are signs. */
export function shownSign(text: string, font: string | undefined): string {
  const hasPrivate = /[\uf000-\uf0ff]/.test(text);
  if (!hasPrivate && !SYMBOL_FONT.test(font ?? '')) return text;
  return Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (/\s/.test(char)) return char;
    const isSign =
      SYMBOL_FONT.test(font ?? '') && (code <= 0xff || (code >= PRIVATE_START && code <= PRIVATE_END));
    return isSign ? signOf(font ?? '', code) : char;
  }).join('');
}

const isCharacter = (code: number): boolean =>
  code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
