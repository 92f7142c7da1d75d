/** Formats that pictures are accepted in. libvips opens many more (SVG among them), which it must not be given. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp';

/** First bytes in hexadecimal. */
const SIGNATURES: Record<PictureFormat, RegExp> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^474946383[79]61/,
  webp: /^52494646.{8}57454250/,
};

/** The format of a picture by its first bytes, at least 12 of them; null for anything else. */
export function sniffPictureFormat(head: Buffer): PictureFormat | null {
  const hex = head.toString('hex', 0, 12);
  const formats = Object.keys(SIGNATURES) as PictureFormat[];
  return formats.find((format) => SIGNATURES[format].test(hex)) ?? null;
}

/** Bytes from the beginning of a picture in which all but a JPEG say their sides. */
export const HEAD_BYTES = 30;

/** The sides that a picture's first bytes say it has, in pixels; null where it is a JPEG or too short to say. */
export function readSides(format: PictureFormat, head: Buffer): { width: number; height: number } | null {
  if (format === 'jpeg' || head.length < HEAD_BYTES) return null;
  if (format === 'png') return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (format === 'gif') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  return readWebpSides(head);
}

/** Of its three kinds: extended, lossless and lossy. */
function readWebpSides(head: Buffer): { width: number; height: number } {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const packed = head.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
}
