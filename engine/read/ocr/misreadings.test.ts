import { describe, expect, it } from 'vitest';
import { mendFirstNumbers, mendText } from './misreadings.ts';
import { wordsOf } from './test-words.ts';

const firstWords = (...lines: string[]): (string | undefined)[] =>
  mendFirstNumbers(lines.map((line, i) => wordsOf(line.split(' '), { top: 100 + 30 * i }))).map(
    ([first]) => first?.text,
  );

describe('the number of a first step', () => {
  it('is 1 where the next one under it is 2', () => {
    expect(firstWords('4. Open the tap.', '2. Close it.')).toEqual(['1.', '2.']);
    expect(firstWords('l. Open the tap', 'and wait.', '2. Close it.')).toEqual(['1.', 'and', '2.']);
  });

  it('stays where the list goes on, whatever begins after it', () => {
    expect(firstWords('4. Lower the lever.', '5. Wait.', '1. Empty it.', '2. Fill it.')[0]).toBe('4.');
  });
});

describe('the text of a line', () => {
  const size = 20;

  it('has a bullet for a letter that stands apart', () => {
    expect(mendText(wordsOf(['e', 'Close', 'it'], { gaps: { 1: 10 } }), size)).toBe('• Close it');
    expect(mendText(wordsOf(['e', 'poi', 'chiudere']), size)).toBe('e poi chiudere');
  });

  it('has signal words without the sign before them', () => {
    expect(mendText(wordsOf(['A', 'WARNING']), size)).toBe('WARNING');
    expect(mendText(wordsOf(['A', 'FILTER']), size)).toBe('A FILTER');
  });

  it('has no leaders and no specks', () => {
    expect(mendText(wordsOf(['Descaling', '.......', '19']), size)).toBe('Descaling 19');
    expect(mendText(wordsOf(['~Portafilter']), size)).toBe('Portafilter');
    expect(mendText(wordsOf(['~/.config']), size)).toBe('~/.config');
  });
});
