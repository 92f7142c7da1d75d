import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';
import { beginningOf } from './contact-forms.service.ts';

it.each([
  ['short', 10, 'short'],
  ['one two three', 8, 'one two'],
  ['one two three', 7, 'one two'],
  ['onetwothree', 5, 'onetw'],
  ['abcd😀', 5, 'abcd'],
])('cuts %j to %d characters between words where it can', (text, most, cut) =>
  expect(beginningOf(text, most)).toBe(cut),
);

it('writes an answer as text: warnings first, then what answers, steps, rows and the places', () => {
  const place = { manualId: '0', title: 'Pump', page: 2, pageEnd: 2, heading: 'Codes', quote: '' };
  const citation = { ...place, url: '/u', pages: 2, pageImage: null, boxes: [] };
  expect(
    answerWords({
      content: 'Clean it.',
      warnings: [{ level: 'warning', text: 'WARNING: hot', page: 1, citation: 0 }],
      steps: [{ marker: '1.', text: 'Open', page: 1, citation: 0 }],
      table: { header: ['a', 'b'], rows: [['1', '2']], citation: 0 },
      citations: [citation, citation],
    }),
  ).toBe('WARNING: hot\n\nClean it.\n\n1. Open\n\na | b\n1 | 2\n\n(Pump, p. 2, Codes)');
});

it('ends a very long answer', () => {
  const words = answerWords({ content: 'a'.repeat(10_000), citations: [] });
  expect(words).toHaveLength(4000);
  expect(words.endsWith('…')).toBe(true);
});
