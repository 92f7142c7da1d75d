/** Bytes `start` to `end`, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * The one range a `Range` header asks for, cut to the file's size (RFC 9110, 14.1.2).
 * @returns null to answer with the whole file (no header, another unit, several ranges), `unsatisfiable` for 416
 */
export function parseByteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
