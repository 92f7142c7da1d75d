/**
 * A text without what readers of one and the same page differ in: white space, hyphens and dashes, the slant of
 * quotation marks, compatibility forms of characters.
 */
export function squeezeText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
  return plain.replace(/[\s\u00ad\u200b\u2010-\u2015-]+/g, '');
}
