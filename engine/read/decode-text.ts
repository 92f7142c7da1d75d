/** Encodings that a page names for itself, in its first bytes. */
const NAMED =
  /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{2,30})|<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{2,30})/i;
const HEAD_BYTES = 4096;
/**
 * The text that bytes are: by their mark, by what they say of themselves, as UTF-8 or, where they are none, in the code of Windows for
 * Western Europe. Null where they hold zeros, as no text does.
 */
export function decodeText(bytes: Buffer): string | null {
  const text = decode(bytes).replace(/^\ufeff/, '');
  return text.includes('\0') ? null : text;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const [, ofMeta, ofXml] = NAMED.exec(bytes.toString('latin1', 0, HEAD_BYTES)) ?? [];
  for (const encoding of ['utf-8', ofMeta ?? ofXml, 'windows-1252']) {
    if (encoding === undefined) continue;
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this one, or none that is known.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
