/** Codes in the words read from pictures: what tells two screens of one layout apart. */

/** "E-04", "0x7B", "C-2557", "105"; no part of a time, a date or a decimal. */
const CODE =
  /(?<![\p{L}\p{N}.,:/])(?:0x[0-9a-f]{1,8}|\p{L}{1,3}[-– ]?[\dOo]{1,5}|\d{2,5})(?![\p{L}\p{N}]|[.,:/]\d|\s?(?:%|°|bar|V\b|Hz|rpm|kg|MB|GB))/giu;

/** Whether a photo has the codes of a reference; null if its codes don't tell. */
export type CodeAgreement = 'same' | 'other' | null;

/** The codes in a text as they stand there, those with letters first: a number alone may be anything. */
export function findCodes(text: string): string[] {
  const codes = [...new Set([...text.matchAll(CODE)].map(([code]) => code))];
  const isNumber = (code: string) => !/\p{L}/u.test(code);
  return [...codes.filter((code) => !isNumber(code)), ...codes.filter(isNumber)];
}

/** The codes in a text as they are compared: upper case, no hyphens, no O for a zero. */
export function codesIn(text: string): Set<string> {
  const codes = findCodes(text).map((code) => {
    const squeezed = code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
    return squeezed.replace(/(?<=\d.*)O|O(?=\d)/gu, '0');
  });
  return new Set(codes.filter((code) => /\d/.test(code)));
}

/** Whether a photo's codes are a reference's; `own` are those that no other reference has. */
export function compareCodes(photo: ReadonlySet<string>, own: ReadonlySet<string>): CodeAgreement {
  const missing = [...own].filter((code) => !photo.has(code));
  const strange = new Set([...photo].filter((code) => !own.has(code)).map(shapeOf));
  if (missing.some((code) => strange.has(shapeOf(code)))) return 'other';
  return missing.length < own.size ? 'same' : null;
}

/** "A00" for "E04": codes of one kind. */
const shapeOf = (code: string): string => code.replace(/\p{L}/gu, 'A').replace(/\d/g, '0');
