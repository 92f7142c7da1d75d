import { describe, expect, it } from 'vitest';
import { withoutNoise } from './noise.ts';
import { wordsOf } from './test-words.ts';

const kept = (...words: (string | [string, number])[]): string =>
  withoutNoise(wordsOf(words))
    .map(({ text, afterLeaders }) => (afterLeaders ? `… ${text}` : text))
    .join(' ');

describe('words that the recogniser is unsure of', () => {
  it('are dropped where they are the dots that lead to a page number', () => {
    expect(kept('Descaling', ['....', 40], ['ees', 34], ['as', 24], '19')).toBe('Descaling … 19');
  });

  it('are dropped where they are specks beside a picture', () => {
    expect(kept(['eee', 12], ['1', 20])).toBe('');
  });

  it('stay within a line of text', () => {
    expect(kept('4.', ['Puta', 49], ['dish', 49], 'of', 'water')).toBe('4. Puta dish of water');
    expect(kept('Grounds', 'on', ['worn', 52], ['_—', 41], 'Wipe', 'the')).toBe('Grounds on worn Wipe the');
  });

  it('stay at the end of a long line only if they may be a word', () => {
    const line = ['Run', 'it', 'right', 'after', 'you', 'started'] as const;
    expect(kept(...line, ['upsd', 12])).toBe(`${line.join(' ')} upsd`);
    expect(kept(...line, ['|', 12])).toBe(line.join(' '));
    expect(kept('Descaling', ['upsd', 12])).toBe('Descaling');
  });

  it('stay before a line where they may be a bullet, not where they are a sign in the margin', () => {
    expect(kept(['e', 8], 'The', 'plate')).toBe('e The plate');
    expect(kept(['D', 26], 'if', 'you')).toBe('if you');
  });
});
