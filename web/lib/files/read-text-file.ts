/**
 * The text of a file that a user has chosen. What is not UTF-8 is taken for UTF-16 if it begins so, and else for
 * Windows-1252, in which Excel and many editors of subtitles still write.
 * @returns null where the browser can't read the file (it has been moved, or may not be read)
 */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return null;
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
