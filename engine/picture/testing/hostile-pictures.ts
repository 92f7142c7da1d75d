/** Small files that stand for a great deal of work. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Png = { width: number; height: number; isInterlaced?: boolean; extra?: Buffer[] };

/** A grey PNG of one colour, one bit a pixel: however large, it is a few kilobytes. */
export function plainPng({ width, height, isInterlaced = false, extra = [] }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  // Interlaced, it has seven passes whose lines come to more bytes than the plain ones; zeros are enough for all.
  const bytes = (Math.ceil(width / 8) + 1) * height * (isInterlaced ? 2 : 1) + 64;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** An animated PNG that says it has so many frames, with a canvas as large as given. */
export function animatedPng(width: number, height: number, frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  return plainPng({ width, height, extra: [pngChunk('acTL', control)] });
}

/** A GIF of frames as large as given, each of which holds the data of one pixel. */
function plainGif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from('47494638396100000000800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c00000000000000000002024c0100', 'hex');
  for (const [part, at] of [[screen, 6] as const, [frame, 13] as const]) {
    part.writeUInt16LE(width, at);
    part.writeUInt16LE(height, at + 2);
  }
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')]);
}

/** The same lossy WebP with a header that says it has the longest sides there are. */
function withLongestSides(webp: Buffer): Buffer {
  const lying = Buffer.from(webp);
  const at = lying.indexOf(Buffer.from('9d012a', 'hex'));
  if (at < 0) throw new Error('This WebP is not lossy.');
  lying.writeUInt16LE(16_383, at + 3);
  lying.writeUInt16LE(16_383, at + 5);
  return lying;
}

/** The same JPEG with a header that says it has other sides. */
function withOtherSides(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  for (let at = 2; at < lying.length; at += 2 + lying.readUInt16BE(at + 2)) {
    const marker = lying.readUInt16BE(at);
    if (marker !== 0xffc0 && marker !== 0xffc2) continue;
    lying.writeUInt16BE(height, at + 5);
    lying.writeUInt16BE(width, at + 7);
    return lying;
  }
  throw new Error('This JPEG has no sides.');
}

const hugeSvg = (): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>',
  );

export type HostilePicture = [what: string, bytes: Buffer, fault: 'too-large' | 'unreadable'];

/** Pictures that have to be refused, by what is wrong with them. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const ordinary = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  const jpeg = await ordinary.jpeg().toBuffer();
  const webp = await ordinary.webp().toBuffer();
  const png = plainPng({ width: 500, height: 500 });
  return [
    ['one pixel wide and 65,000 high', plainPng({ width: 1, height: 65_000 }), 'too-large'],
    ['65,000 pixels wide and one high', plainPng({ width: 65_000, height: 1 }), 'too-large'],
    ['too narrow, with sides that are allowed', plainPng({ width: 2, height: 16_000 }), 'too-large'],
    ['400 million pixels of one colour', plainPng({ width: 20_000, height: 20_000 }), 'too-large'],
    ['sides that are allowed, but not both', plainPng({ width: 9_000, height: 9_000 }), 'too-large'],
    ['large and interlaced', plainPng({ width: 9_000, height: 9_000, isInterlaced: true }), 'too-large'],
    ['an animated PNG with a large canvas', animatedPng(30_000, 30_000, 9), 'too-large'],
    ['a GIF with a large canvas', plainGif(65_000, 65_000, 2), 'too-large'],
    ['a GIF of 50,000 frames', plainGif(20, 20, 50_000), 'too-large'],
    ['a WebP whose header says it is large', withLongestSides(webp), 'too-large'],
    ['a JPEG whose header says it is large', withOtherSides(jpeg, 65_000, 65_000), 'too-large'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'unreadable'],
    ['half a PNG', png.subarray(0, png.length / 2), 'unreadable'],
    ['a quarter of a WebP', webp.subarray(0, webp.length / 4), 'unreadable'],
    ['a drawing', hugeSvg(), 'unreadable'],
    ['no bytes', Buffer.alloc(0), 'unreadable'],
  ];
}
