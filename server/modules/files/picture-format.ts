/** Formats that pictures are accepted in. libvips opens many more (SVG among them), which it must not be given. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp';

/** More pixels than this are not opened, however small the file. */
export const MAX_PICTURE_PIXELS = 50_000_000;

const SIGNATURES: Record<PictureFormat, RegExp> = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
};

/** The format of a picture by its first bytes, at least 12 of them; null for anything else. */
export function sniffPictureFormat(head: Buffer): PictureFormat | null {
  const text = head.toString('latin1', 0, 12);
  const formats = Object.keys(SIGNATURES) as PictureFormat[];
  return formats.find((format) => SIGNATURES[format].test(text)) ?? null;
}
