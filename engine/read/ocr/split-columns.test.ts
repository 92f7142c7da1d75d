import { describe, expect, it } from 'vitest';
import { splitColumns } from './split-columns.ts';
import { wordsOf } from './test-words.ts';
import type { RecognizedWord } from './tsv.ts';

const split = (...lines: RecognizedWord[][]): string[] =>
  splitColumns(lines.map((words) => ({ words, size: 20, baseline: 0 }))).map(({ run }) =>
    run.map(({ text }) => text).join(' '),
  );

describe('the columns of a line', () => {
  it('are parted by wide white', () => {
    expect(split(wordsOf(['Pump', 'loud', 'Fill', 'it'], { gaps: { 2: 60 } }))).toEqual([
      'Pump loud',
      'Fill it',
    ]);
  });

  it('are parted by less where others have a column that begins there', () => {
    const wide = wordsOf(['Pump', 'loud', 'Fill', 'it'], { gaps: { 2: 60 } });
    const start = wide[2]?.left ?? 0;
    const narrow = [...wordsOf(['Pump', 'gauge', 'low']), ...wordsOf(['Fill'], { left: start })];
    expect(split(wide, wide, narrow).slice(-2)).toEqual(['Pump gauge low', 'Fill']);
    expect(split(narrow)).toEqual(['Pump gauge low Fill']);
  });

  it('lose the rules between them, but no pipe of a command', () => {
    expect(split(wordsOf(['|', 'E14', '|', 'Fault', '|'], { gaps: { 2: 20, 3: 20 } }))).toEqual([
      'E14',
      'Fault',
    ]);
    expect(split(wordsOf(['ls', '|', 'wc']))).toEqual(['ls | wc']);
  });

  it('are none before a page number that dots lead to', () => {
    const [title, page] = wordsOf(['Descaling', '19'], { gaps: { 1: 300 } });
    if (!title || !page) throw new Error('no words');
    expect(split([title, { ...page, afterLeaders: true }])).toEqual(['Descaling 19']);
  });
});
