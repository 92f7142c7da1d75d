import { expect, it } from 'vitest';
import { appendBlock, cutBlock, emptyText } from './passage-text.ts';

const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.02 };
const TEXT = 'Keep the cache in .cache-of-the-build elsewhere.';
const CUT = { start: 18, end: 37 };
const LINES = [
  { text: 'Keep the cache in .cache-of-the-build', page: 3, box, unquotable: [CUT] },
  { text: 'elsewhere.', page: 3, box },
];

it('words of a line that cannot be quoted have no place', () => {
  const body = emptyText();
  appendBlock(body, TEXT, LINES, '• ');
  expect(body.spans.map(({ start, end }) => body.text.slice(start, end))).toEqual([
    '• Keep the cache in ',
    'elsewhere.',
  ]);
  expect(body.pages).toEqual([3, 3]);
});

it('a block that is cut keeps them', () => {
  const { text, lines } = cutBlock(TEXT, LINES, 5, TEXT.length);
  const body = emptyText();
  appendBlock(body, text, lines);
  expect(body.spans.map(({ start, end }) => body.text.slice(start, end))).toEqual([
    'the cache in ',
    'elsewhere.',
  ]);
});
