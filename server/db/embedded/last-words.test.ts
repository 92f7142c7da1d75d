import { describe, expect, it } from 'vitest';
import { lastWordsIn } from './last-words.ts';

/** A message of PostgreSQL: a letter, the length, the body. */
function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
}
const error = (severity: string) =>
  message('E', `SFEHLER\0V${severity}\0C58030\0Mcould not fsync file "1": I/O error\0\0`);
const ready = message('Z', 'I');

describe('lastWordsIn', () => {
  it.each(['PANIC', 'FATAL'])(
    'hears a %s among other messages, whatever language it is said in',
    (severity) => {
      const reply = Buffer.concat([message('D', 'row'), error(severity)]);
      expect(lastWordsIn(reply)).toBe('could not fsync file "1": I/O error');
    },
  );

  it('takes an error of a statement, a row of such words and nothing at all for what they are', () => {
    expect(lastWordsIn(Buffer.concat([error('ERROR'), ready]))).toBeNull();
    expect(lastWordsIn(Buffer.concat([message('D', 'VPANIC\0Mno\0\0'), ready]))).toBeNull();
    expect(lastWordsIn(new Uint8Array())).toBeNull();
  });
});
