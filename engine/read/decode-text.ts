/** Encodings that a page names for itself, in its first bytes. */
const NAMED =
  /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{2,30})|<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{2,30})/i;
const HEAD_BYTES = 4096;
/** Of the bytes of a Latin text in two bytes a letter, so many are zero on one side. */
const MIN_ZEROS = 0.6;

/**
 * The text that bytes are: by their mark, by what they say of themselves, as UTF-8 or, where they are none, in the code of Windows for
 * Western Europe; in two bytes a letter where every other byte is zero. Null where they hold zeros otherwise, as no text does.
 * @param isPart whether the bytes may end within a letter
 */
export function decodeText(bytes: Buffer, isPart = false): string | null {
  const text = decode(bytes, isPart).replace(/^\ufeff/, '');
  return text.includes('\0') ? null : text;
}

function decode(bytes: Buffer, isPart: boolean): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes, { stream: isPart });
  const [, ofMeta, ofXml] = NAMED.exec(bytes.toString('latin1', 0, HEAD_BYTES)) ?? [];
  for (const encoding of ['utf-8', ofMeta ?? ofXml]) {
    if (encoding === undefined) continue;
    try {
      return withWindowsSigns(new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart }));
    } catch {
      // Not in this one, or none that is known.
    }
  }
  return withWindowsSigns(bytes.toString('latin1'));
}

/** What the code of Windows has where ISO 8859-1 has signs that nobody prints; a blank where it has none either. */
const WINDOWS_SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_SIGN = 0x80;

/** Decoders differ in how they take those of Windows, and files in how they name its code. */
const withWindowsSigns = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => {
    const known = WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - FIRST_SIGN);
    return known === ' ' ? sign : known;
  });

/** The order of bytes of a text that has two for each letter; null for others. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return null;
  const head = bytes.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = (head.length / 2) * MIN_ZEROS;
  if (even === 0 && odd > most) return 'utf-16le';
  return odd === 0 && even > most ? 'utf-16be' : null;
}
