/** Writes small drawings as Windows records them, for tests. */

const UNITS_PER_INCH = 1440;
const SIDE = 2880;
const WORD = 2;

/** A square of two inches with a filled square in it, as a placeable WMF ([MS-WMF] 2.3). */
export function writeWmf(): Buffer {
  const records = [
    record(0x020b, 0, 0),
    record(0x020c, SIDE, SIDE),
    // A brush of solid red, the first object, is taken before the square is drawn.
    record(0x02fc, 0, 0x00ff, 0, 0),
    record(0x012d, 0),
    record(0x041b, SIDE * 0.75, SIDE * 0.75, SIDE * 0.25, SIDE * 0.25),
    record(0x0000),
  ];
  const body = Buffer.concat(records);
  const head = words(1, 9, 0x0300, 0, 0, 1, 0, 0, 0);
  head.writeUInt32LE((head.length + body.length) / WORD, 3 * WORD);
  head.writeUInt32LE(Math.max(...records.map(({ length }) => length)) / WORD, 6 * WORD);
  const place = [0xcdd7, 0x9ac6, 0, 0, 0, SIDE, SIDE, UNITS_PER_INCH, 0, 0];
  const sum = place.reduce((left, right) => left ^ right, 0);
  return Buffer.concat([words(...place, sum), head, body]);
}

/** The fewest bytes that are taken for an EMF: its first record, of which nothing is drawn. */
export function writeEmfHead(): Buffer {
  const bytes = Buffer.alloc(108);
  bytes.writeUInt32LE(1, 0);
  bytes.writeUInt32LE(bytes.length, 4);
  bytes.write(' EMF', 40, 'latin1');
  return bytes;
}

function record(name: number, ...parameters: number[]): Buffer {
  const bytes = words(0, 0, name, ...parameters);
  bytes.writeUInt32LE(bytes.length / WORD, 0);
  return bytes;
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * WORD);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * WORD);
  return bytes;
}
