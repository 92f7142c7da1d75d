/** Languages that write one and a half with a point. */
const POINT: ReadonlySet<string> = new Set(['en', 'zh', 'ja', 'ko', 'th', 'he']);

/** Marks between thousands, by language. */
const COMMAS = { mark: ',', inThousands: /^\d{1,3}(?:,\d{3})+(?!\d)/ };
const POINTS = { mark: '.', inThousands: /^\d{1,3}(?:\.\d{3})+(?!\d)/ };

/** "1/2", "3/16"; "50/60" is two numbers. */
const FRACTION = String.raw`\d{1,2}\/(?:[234568]|16|32|64)(?![\d/.,])`;

/** A number as manuals print it: "1 500", "1,500.5", "1'000", "1,5", "1 1/2", "3/4". */
export const NUMBER = String.raw`(?:(?:\d+ )?${FRACTION}|\d{1,3}(?:[ ',.]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`;

/**
 * What a printed number is worth, as one text for all ways of writing it. In a group of three behind a mark that is not
 * the language's decimal mark, the mark is between thousands.
 */
export function readNumber(written: string, language: string): string {
  const [, whole = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(written) ?? [];
  if (above !== undefined && below !== undefined) return toKey(Number(whole) + Number(above) / Number(below));
  const bare = written.replace(/[ ']/g, '');
  const { mark, inThousands } = POINT.has(language) ? COMMAS : POINTS;
  const plain = inThousands.test(bare) ? bare.replaceAll(mark, '') : bare;
  const marks = plain.replaceAll(',', '.').split('.');
  // More than one mark is no decimal: the thousands of another country.
  return toKey(Number(marks.length > 2 ? marks.join('') : marks.join('.')));
}

/** A value as text; fractions that no text writes in full are cut. */
export const toKey = (value: number): string => String(Math.round(value * 1e6) / 1e6);
