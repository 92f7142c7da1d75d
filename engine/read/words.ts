/** Beside two units of a word, these belong to it. */
const JOINERS = new Set([..."'’.-"].map((char) => char.charCodeAt(0)));

/** Whether each ASCII unit is a letter or digit. */
const IS_ASCII_WORD = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

/** Words as a reader counts them: runs of letters and digits, "don't", "3.5" and "e-mail" being one. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (isWordUnit(unit)) {
      if (!isInside) words += 1;
      isInside = true;
    } else if (isInside) {
      isInside = JOINERS.has(unit) && index + 1 < text.length && isWordUnit(text.charCodeAt(index + 1));
    }
  }
  return words;
}

/** Whether a UTF-16 unit is part of a letter or digit; surrogates count as such. */
function isWordUnit(unit: number): boolean {
  if (unit < 0x80) return IS_ASCII_WORD[unit] === 1;
  return unit >= 0xd800 && unit <= 0xdfff ? true : /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit));
}
