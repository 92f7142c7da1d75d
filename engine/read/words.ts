const JOINERS = new Set("'’.-");

/** Words as a reader counts them: runs of letters and digits, "don't", "3.5" and "e-mail" being one. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let index = 0; index < text.length; index++) {
    const isWord = isWordUnit(text.charCodeAt(index));
    if (isWord && !isInside) words += 1;
    isInside =
      isWord || (isInside && JOINERS.has(text.charAt(index)) && isWordUnit(text.charCodeAt(index + 1)));
  }
  return words;
}

/** Whether a UTF-16 unit is part of a letter or digit; surrogates count as such. */
function isWordUnit(unit: number): boolean {
  if (unit < 0x80)
    return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);
  return unit >= 0xd800 && unit <= 0xdfff ? true : /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit));
}
