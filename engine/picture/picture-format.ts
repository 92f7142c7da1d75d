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
