import { inflateSync } from 'node:zlib';
import { positionsOf } from './stories.ts';

/** Pictures of a file, which are read by the names that they are given here. */
export type DocPictures = {
  /** The picture that a character stands for. @param place of its description in the data stream */
  inline(place: number): string | null;
  /** The picture of a drawing that is tied to a character of the main text. */
  tiedTo(character: number): string | null;
  /** Names of all that were asked for so far. */
  names(): readonly string[];
  read(name: string, maxBytes: number): Promise<Buffer | null>;
};

type Blip = { bytes: Buffer; ending: 'png' | 'jpg' | 'emf' | 'wmf' };
type OfficeRecord = { type: number; instance: number; isContainer: boolean; body: Buffer };

/** Where the file information block names the drawings tied to characters, and what they consist of ([MS-DOC] 2.5.6). */
const FIB = { places: 0x1da, drawings: 0x22a } as const;
const PLACE_BYTES = 26;

/** Kinds of records of drawings ([MS-ODRAW] 2.2). */
const STORE_ENTRY = 0xf007;
const DRAWING = 0xf002;
const GROUP = 0xf000;
const SHAPE_NUMBER = 0xf00a;
const SHAPE_PROPERTIES = 0xf00b;
const BLIPS: Record<number, Blip['ending']> = {
  61466: 'emf',
  61467: 'wmf',
  61469: 'jpg',
  61470: 'png',
  61482: 'jpg',
};
const CONTAINER = 0xf;
const HEAD_BYTES = 8;
/** Before the picture itself: its fingerprints, and a byte, or what is told of a metafile. */
const FINGERPRINT_BYTES = 16;
const METAFILE_HEAD_BYTES = 34;
const COMPRESSION_AT = 32;
const PACKED = 0;

const ENTRY = { bytes: 36, placeAt: 28, nameBytesAt: 33 } as const;
const PROPERTY_BYTES = 6;
const PROPERTY_NUMBER = 0x3fff;
const PICTURE_PROPERTY = 0x0104;

const DESCRIPTION = { headBytesAt: 4, kindAt: 6 } as const;
/** The picture is described by the name of a file before the drawing. */
const WITH_FILE_NAME = 0x66;

const MAX_RECORDS = 20_000;
const MAX_DEPTH = 12;
const MAX_PICTURES = 500;
const MAX_PICTURE_BYTES = 20_000_000;

/**
 * Finds the pictures of a .doc: those that stand in the text as a character, and those of drawings beside it.
 * @param part what the file information block names at a place
 */
export function openDocPictures(streams: {
  main: Buffer;
  data: Buffer;
  part: (at: number) => Buffer;
}): DocPictures {
  const pictures = new Map<string, Buffer>();
  /** Names by what they are asked for by; null where there is no picture. */
  const asked = new Map<string, string | null>();
  let drawings: Drawings | undefined;
  const nameOf = (key: string, find: () => Blip | null): string | null => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const blip = pictures.size < MAX_PICTURES ? orNull(find) : null;
    const name = blip && `${key}.${blip.ending}`;
    asked.set(key, name);
    if (blip && name) pictures.set(name, blip.bytes);
    return name;
  };
  return {
    inline: (place) => nameOf(`inline-${place}`, () => describedAt(streams.data, place)),
    tiedTo(character) {
      drawings ??= orNull(() => readDrawings(streams.part)) ?? NO_DRAWINGS;
      const store = drawings.pictureAt.get(character);
      const entry = store === undefined ? undefined : drawings.entries[store - 1];
      return entry ? nameOf(`drawing-${store}`, () => blipOf(entry, streams.main)) : null;
    },
    names: () => [...pictures.keys()],
    read: async (name, maxBytes) => {
      const bytes = pictures.get(name);
      return bytes && bytes.length <= maxBytes ? bytes : null;
    },
  };
}

/** What a damaged file points to outside itself is no picture. */
function orNull<T>(find: () => T | null): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The picture of a description in the data stream ([MS-DOC] 2.9.192 "PICFAndOfficeArtData"). */
function describedAt(data: Buffer, place: number): Blip | null {
  const bytes = data.readInt32LE(place);
  const head = data.readUInt16LE(place + DESCRIPTION.headBytesAt);
  const isNamed = data.readUInt16LE(place + DESCRIPTION.kindAt) === WITH_FILE_NAME;
  const from = place + head + (isNamed ? 1 + data.readUInt8(place + head) : 0);
  for (const record of recordsIn(data.subarray(from, place + bytes))) {
    const blip = blipOf(record, null);
    if (blip) return blip;
  }
  return null;
}

/** The entries of a file's store of pictures, and which of them, from 1, is tied to a character. */
type Drawings = { entries: readonly OfficeRecord[]; pictureAt: ReadonlyMap<number, number> };
const NO_DRAWINGS: Drawings = { entries: [], pictureAt: new Map() };

function readDrawings(part: (at: number) => Buffer): Drawings {
  const content = part(FIB.drawings);
  const [group] = recordsIn(content);
  if (group?.type !== GROUP) return NO_DRAWINGS;
  const entries = [...within(group)].filter(({ type }) => type === STORE_ENTRY);
  const pictures = new Map<number, number>();
  // A byte that says where they are stands before each of the drawings.
  for (let at = HEAD_BYTES + group.body.length + 1; at < content.length; ) {
    const [drawing] = recordsIn(content.subarray(at));
    if (drawing?.type !== DRAWING) break;
    for (const [shape, picture] of shapesOf(drawing)) pictures.set(shape, picture);
    at += HEAD_BYTES + drawing.body.length + 1;
  }
  const places = part(FIB.places);
  const characters = positionsOf(places, PLACE_BYTES);
  const pictureAt = new Map<number, number>();
  for (const [index, character] of characters.slice(0, -1).entries()) {
    const picture = pictures.get(places.readUInt32LE(4 * characters.length + PLACE_BYTES * index));
    if (picture !== undefined) pictureAt.set(character, picture);
  }
  return { entries, pictureAt };
}

/** Of each shape with a picture its number, and the place of the picture in the store. */
function* shapesOf(drawing: OfficeRecord): Generator<[shape: number, picture: number]> {
  let shape = 0;
  for (const { type, instance, body } of within(drawing)) {
    if (type === SHAPE_NUMBER) shape = body.readUInt32LE(0);
    if (type !== SHAPE_PROPERTIES) continue;
    for (let index = 0; index < instance; index += 1) {
      const property = body.readUInt16LE(PROPERTY_BYTES * index) & PROPERTY_NUMBER;
      if (property === PICTURE_PROPERTY) yield [shape, body.readUInt32LE(PROPERTY_BYTES * index + 2)];
    }
  }
}

/** The picture that a record holds; that of an entry of the store may lie in the main stream. */
function blipOf({ type, instance, body }: OfficeRecord, main: Buffer | null): Blip | null {
  if (type === STORE_ENTRY) {
    const own = body.subarray(ENTRY.bytes + body.readUInt8(ENTRY.nameBytesAt));
    const [record] = recordsIn(
      own.length > 0 || !main ? own : main.subarray(body.readUInt32LE(ENTRY.placeAt)),
    );
    return record && record.type !== STORE_ENTRY ? blipOf(record, null) : null;
  }
  const ending = BLIPS[type];
  if (!ending) return null;
  // The last bit of what it is an instance of tells whether there are two fingerprints.
  const from = FINGERPRINT_BYTES * (1 + (instance & 1));
  if (ending === 'png' || ending === 'jpg') return { ending, bytes: body.subarray(from + 1) };
  const bytes = body.subarray(from + METAFILE_HEAD_BYTES);
  const isPacked = body.readUInt8(from + COMPRESSION_AT) === PACKED;
  return { ending, bytes: isPacked ? unpack(bytes) : bytes };
}

function unpack(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_PICTURE_BYTES });
  } catch (cause) {
    throw new RangeError('a picture that cannot be unpacked', { cause });
  }
}

/** All records below one, in their order. */
function* within(outer: OfficeRecord, depth = 0): Generator<OfficeRecord> {
  if (!outer.isContainer || depth > MAX_DEPTH) return;
  for (const record of recordsIn(outer.body)) {
    yield record;
    yield* within(record, depth + 1);
  }
}

/** Ends where the bytes do; what a record says it has beyond them is not there. */
function* recordsIn(bytes: Buffer): Generator<OfficeRecord> {
  let at = 0;
  for (let count = 0; count < MAX_RECORDS && at + HEAD_BYTES <= bytes.length; count += 1) {
    const first = bytes.readUInt16LE(at);
    const body = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + bytes.readUInt32LE(at + 4));
    yield {
      ...{ type: bytes.readUInt16LE(at + 2), instance: first >> 4, isContainer: (first & 0xf) === CONTAINER },
      body,
    };
    at += HEAD_BYTES + body.length;
  }
}
