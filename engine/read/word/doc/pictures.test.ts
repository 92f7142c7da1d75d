import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openDocPictures } from './pictures.ts';

const PNG = Buffer.from('the bytes of a picture');
const HEAD_BYTES = 68;
const PLACE_OF_DRAWINGS = 0x22a;
const PLACE_OF_PLACES = 0x1da;

function record(type: number, body: Buffer, { instance = 0, isContainer = false } = {}): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (isContainer ? 0xf : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

const container = (type: number, ...records: Buffer[]): Buffer =>
  record(type, Buffer.concat(records), { isContainer: true });

const png = (prints = 1): Buffer =>
  record(0xf01e, Buffer.concat([Buffer.alloc(16 * prints + 1), PNG]), { instance: 0x6e0 + prints - 1 });

/** An entry of the store of pictures, with its picture in it, or at a place of the main stream. */
function entry(own: Buffer, place = 0): Buffer {
  const head = Buffer.alloc(36);
  head.writeUInt32LE(place, 28);
  return record(0xf007, Buffer.concat([head, own]));
}

/** A picture's description as the data stream has it, behind `before` bytes. */
function described(drawing: Buffer, { before = 0, name = null as string | null } = {}): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const named = name === null ? Buffer.alloc(0) : Buffer.from([name.length, ...Buffer.from(name)]);
  head.writeInt32LE(HEAD_BYTES + named.length + drawing.length, 0);
  head.writeUInt16LE(HEAD_BYTES, 4);
  head.writeUInt16LE(name === null ? 0x64 : 0x66, 6);
  return Buffer.concat([Buffer.alloc(before), head, named, drawing]);
}

const open = (data: Buffer, main = Buffer.alloc(0), parts: Record<number, Buffer> = {}) =>
  openDocPictures({ data, main, part: (at) => parts[at] ?? Buffer.alloc(0) });

it('finds the picture that a character stands for, and knows it the second time', async () => {
  const shape = container(0xf004, record(0xf00a, Buffer.alloc(8)));
  const pictures = open(described(Buffer.concat([shape, entry(png(2))]), { before: 40 }));
  const name = pictures.inline(40);
  expect(name).toBe('inline-40.png');
  expect(pictures.inline(40)).toBe(name);
  expect(pictures.names()).toEqual([name]);
  expect(await pictures.read(name ?? '', 100)).toEqual(PNG);
  expect(await pictures.read(name ?? '', 5)).toBeNull();
});

it('finds it behind the name of a file, and unpacks drawings of Windows', async () => {
  const head = Buffer.alloc(16 + 34);
  const emf = record(0xf01a, Buffer.concat([head, deflateSync(PNG)]), { instance: 0x3d4 });
  const pictures = open(described(emf, { name: 'C:\\valve.emf' }));
  expect(pictures.inline(0)).toBe('inline-0.emf');
  expect(await pictures.read('inline-0.emf', 100)).toEqual(PNG);
});

it('finds the picture of a drawing that is tied to a character', async () => {
  const shapeWith = (number: number, picture: number): Buffer => {
    const shape = Buffer.alloc(8);
    shape.writeUInt32LE(number, 0);
    const properties = Buffer.alloc(12);
    properties.writeUInt16LE(0x007f, 0);
    properties.writeUInt16LE(0x4104, 6);
    properties.writeUInt32LE(picture, 8);
    return container(0xf004, record(0xf00a, shape), record(0xf00b, properties, { instance: 2 }));
  };
  const main = Buffer.concat([Buffer.alloc(30), png()]);
  const store = container(0xf001, entry(Buffer.alloc(0), 9_999), entry(Buffer.alloc(0), 30));
  const drawing = container(0xf002, container(0xf003, shapeWith(7, 1), shapeWith(8, 2)));
  const places = Buffer.alloc(3 * 4 + 2 * 26);
  for (const [index, character] of [5, 90, 120].entries()) places.writeUInt32LE(character, 4 * index);
  places.writeUInt32LE(7, 12);
  places.writeUInt32LE(8, 12 + 26);
  const pictures = open(Buffer.alloc(0), main, {
    [PLACE_OF_DRAWINGS]: Buffer.concat([container(0xf000, store), Buffer.from([0]), drawing]),
    [PLACE_OF_PLACES]: places,
  });
  const name = pictures.tiedTo(90);
  expect(await pictures.read(name ?? '', 100)).toEqual(PNG);
  // Of the other one the file points beyond its end.
  expect([pictures.tiedTo(5), pictures.tiedTo(6)]).toEqual([null, null]);
});

it('finds none where a file points outside itself, or is cut', () => {
  const whole = described(entry(png()));
  expect(open(whole).inline(5_000)).toBeNull();
  for (let end = 0; end < HEAD_BYTES + 8; end += 1) expect(open(whole.subarray(0, end)).inline(0)).toBeNull();
  const packed = record(0xf01b, Buffer.concat([Buffer.alloc(50), Buffer.from('no zlib')]));
  expect(open(described(packed)).inline(0)).toBeNull();
});
