const OTHER = 0;
const WORD = 1;
/** Beside two units of a word, these belong to it. */
const JOINER = 2;

/** What each ASCII unit is. */
const ASCII_KINDS = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const char = String.fromCharCode(unit);
  if (/[A-Za-z0-9]/.test(char)) return WORD;
  return "'.-".includes(char) ? JOINER : OTHER;
});
const APOSTROPHE = 0x2019;

/** Words as a reader counts them: runs of letters and digits, "don't", "3.5" and "e-mail" being one. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let index = 0; index < text.length; index++) {
    const kind = kindOf(text.charCodeAt(index));
    if (kind === WORD) {
      if (!isInside) words += 1;
      isInside = true;
    } else if (isInside) {
      isInside = kind === JOINER && index + 1 < text.length && kindOf(text.charCodeAt(index + 1)) === WORD;
    }
  }
  return words;
}

/** What a UTF-16 unit is; halves of characters beyond the basic plane count as parts of words. */
function kindOf(unit: number): number {
  if (unit < 0x80) return ASCII_KINDS[unit] ?? OTHER;
  if (unit === APOSTROPHE) return JOINER;
  if (unit >= 0xd800 && unit <= 0xdfff) return WORD;
  return /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit)) ? WORD : OTHER;
}
