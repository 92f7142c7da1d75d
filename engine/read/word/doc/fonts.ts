/** Where the name of a font stands in its entry ([MS-DOC] 2.9.87 "FFN"), behind the byte that tells its length. */
const NAME_AT = 39;
const HEADER_BYTES = 4;
const MAX_FONTS = 1000;

/** Reads the table of fonts ([MS-DOC] 2.9.281 "SttbfFfn"): their names by their numbers. */
export function readFonts(table: Buffer): (index: number) => string | undefined {
  const names: string[] = [];
  const count = table.length >= HEADER_BYTES ? Math.min(MAX_FONTS, table.readUInt16LE(0)) : 0;
  let at = HEADER_BYTES;
  while (names.length < count && at < table.length) {
    const bytes = table.readUInt8(at);
    const [name = ''] = table
      .subarray(at + 1 + NAME_AT, at + 1 + bytes)
      .toString('utf16le')
      .split('\0', 1);
    names.push(name);
    at += 1 + bytes;
  }
  return (index) => names[index];
}
