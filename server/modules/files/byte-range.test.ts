import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
  ])('understands %s of 1,000 bytes', (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=a-b', 'bytes=5-1', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=0x10-'])(
    'answers %j with the whole file',
    (header) => expect(parseByteRange(header, 1000)).toBeNull(),
  );

  it.each(['bytes=1000-', 'bytes=-0', 'bytes=99999-100000'])('refuses %s beyond the end', (header) => {
    expect(parseByteRange(header, 1000)).toBe('unsatisfiable');
  });

  it('refuses any range of an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
