import { describe, expect, it } from 'vitest';
import { findText } from './find-text.ts';
import { lineSpans, makeManual } from './testing/make-manual.ts';

const TEXT = 'Remove the Wasser-\u00ADfilter.\nThen close\nthe lid. Café on the lid.';
const { passages } = makeManual([
  { heading: 'The lid', text: TEXT, page: 3, spans: lineSpans(TEXT, (line) => 3 + Math.floor(line / 2)) },
  { heading: 'Other', text: 'Nothing of it.', page: 9 },
]);
const placesOf = (words: string, limit = 10) =>
  findText(passages, words, { limit }).map(({ page, before, match, after }) => [page, before, match, after]);

describe('words in a manual', () => {
  it('are found in headings and text in reading order, whatever their case and accents', () => {
    expect(placesOf('LID')).toEqual([
      [3, 'The ', 'lid', ''],
      [4, 'Remove the Wasser-\u00ADfilter. Then close the ', 'lid', '. Café on the lid.'],
      [4, 'Remove the Wasser-\u00ADfilter. Then close the lid. Café on the ', 'lid', '.'],
    ]);
    expect(placesOf('cafe')).toHaveLength(1);
  });

  it('are found over the break of a line, with the lines that hold them', () => {
    const [place] = findText(passages, 'close  the lid', { limit: 10 });
    expect(place).toMatchObject({ page: 3, heading: 'The lid', match: 'close the lid' });
    expect(place?.boxes.map(({ page }) => page)).toEqual([3, 4]);
  });

  it('are no more than asked for, and none for white space or what is not there', () => {
    expect(placesOf('lid', 2)).toHaveLength(2);
    expect(placesOf('   ')).toEqual([]);
    expect(placesOf('kettle')).toEqual([]);
  });
});
