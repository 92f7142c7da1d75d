import { describe, expect, it } from 'vitest';
import type { Passage, Span } from '../../../document/manual.ts';
import { boxesOf, quoteLines } from './quote-lines.ts';

/** Spans of the words, each found behind the one before, at [left edge, top] in hundredths of the page. */
function spansOf(text: string, words: readonly [string, number, number][]): Span[] {
  let at = 0;
  return words.map(([word, x, y]) => {
    const start = text.indexOf(word, at);
    at = start + word.length;
    return { start, end: at, page: 1, box: { x: x / 100, y: y / 100, width: 0.2, height: 0.02 } };
  });
}

const quote = (text: string, spans: readonly Span[], table: Passage['table'] = null) =>
  quoteLines({ text, table }, spans, { start: 0, end: text.length });

describe('the quote of running text', () => {
  const text = 'Keep the cache in .cache-of-the-build elsewhere.';

  it('goes on over the ends of its lines', () => {
    const spans = spansOf(text, [
      ['Keep the cache in .cache-of-the-build', 10, 10],
      ['elsewhere.', 10, 12],
    ]);
    expect(quote(text, spans)).toBe(text);
  });

  it('leaves out words that no printed line holds, and begins a new line there', () => {
    const spans = spansOf(text, [
      ['Keep the cache in', 10, 10],
      ['elsewhere.', 10, 12],
    ]);
    expect(quote(text, spans)).toBe('Keep the cache in\nelsewhere.');
  });

  it('keeps to the range', () => {
    const spans = spansOf(text, [[text, 10, 10]]);
    expect(quoteLines({ text, table: null }, spans, { start: 5, end: 14 })).toBe('the cache');
  });
});

describe('the quote of a table', () => {
  const table = { header: [], rows: [] };

  it('is one line for each row that is printed on one', () => {
    const text = '14\tFlow meter\n15\tPump';
    const spans = spansOf(text, [
      ['14', 10, 10],
      ['Flow meter', 40, 10],
      ['15', 10, 12],
      ['Pump', 40, 12],
    ]);
    expect(quote(text, spans, table)).toBe(text);
  });

  it('is the lines of each cell for a row with a cell of several', () => {
    const text = 'RC-11\tSmall board Large board\tAT640 AT1280';
    const spans = spansOf(text, [
      ['RC-11', 10, 10],
      ['Small board', 40, 10],
      ['Large board', 40, 12],
      ['AT640', 70, 10],
      ['AT1280', 70, 12],
    ]);
    expect(quote(text, spans, table)).toBe('RC-11\nSmall board\nLarge board\nAT640\nAT1280');
  });
});

it('a line of which several parts are quoted is marked once', () => {
  const text = 'where x is the time';
  const spans = spansOf(text, [
    ['where', 10, 10],
    ['is the time', 10, 10],
  ]);
  expect(boxesOf(spans)).toEqual([{ page: 1, box: spans[0]?.box }]);
});
