/** Ways to spoil the fonts of a PDF whose streams are not compressed, without a change of its length. */

/** Takes the table of characters from all fonts: only numbers of glyphs are left. */
export const withoutMap = (file: Buffer): Buffer => blank(file, /\/ToUnicode \d+ 0 R/g);

/** Takes the fonts themselves too, as files that count on the reader's own. */
export const withoutData = (file: Buffer): Buffer => blank(withoutMap(file), /\/FontFile[23]? \d+ 0 R/g);

/** Has the tables of all fonts say other characters. @param change of a code of UTF-16 */
export function withOtherMap(file: Buffer, change: (code: number) => number): Buffer {
  const text = file.toString('latin1');
  const spoilt = text.replace(/beginbfrange[\s\S]*?endbfrange/g, (table) =>
    table.replace(/\[[^\]]*\]/g, (targets) =>
      targets.replace(/[0-9a-f]{4}/gi, (code) =>
        change(Number.parseInt(code, 16)).toString(16).padStart(4, '0'),
      ),
    ),
  );
  return Buffer.from(spoilt, 'latin1');
}

function blank(file: Buffer, what: RegExp): Buffer {
  const text = file.toString('latin1').replace(what, (found) => ' '.repeat(found.length));
  return Buffer.from(text, 'latin1');
}

const isLetter = (code: number): boolean => /[a-z]/i.test(String.fromCharCode(code));

/** Each letter as another one, in no order: 7 and 26 have no divisor in common. */
export function scramble(code: number): number {
  if (!isLetter(code)) return code;
  const first = code < 0x61 ? 0x41 : 0x61;
  return first + (((code - first) * 7 + 5) % 26);
}

/** Each character so many places on, as where glyphs were counted from another one. */
export const shift =
  (by: number) =>
  (code: number): number =>
    code > 0x20 ? code + by : code;

/** Each letter as one of another script, in no order. */
export const intoScript =
  (first: number, size: number) =>
  (code: number): number =>
    isLetter(code) ? first + ((code * 11) % size) : code;
