import { describe, expect, it } from 'vitest';
import { attributePassages, isWithin } from './verbatim.ts';

const QUOTES = ['Close valve V1. Open the\ncap “slowly”.', 'The gauge must read 1.0 to 1.5 bar.'];

describe('attributePassages', () => {
  it('gives a paragraph to the quote that holds it, whatever line breaks and quotation marks it has', () => {
    expect(attributePassages('Open the cap "slowly".', QUOTES)).toEqual([
      { text: 'Open the cap "slowly".', citation: 0 },
    ]);
  });

  it('keeps what no quote holds as ours', () => {
    expect(attributePassages('You should clean the strainer.', QUOTES)).toEqual([
      { text: 'You should clean the strainer.', citation: null },
    ]);
  });

  it('takes a paragraph as ours when one of its sentences is not in the manual, so nothing invented is passed off', () => {
    const content = 'Close valve V1. Then wait an hour.';
    expect(attributePassages(content, QUOTES)).toEqual([{ text: content, citation: null }]);
  });

  it('cuts a paragraph whose sentences come from two quotes', () => {
    expect(attributePassages('The gauge must read 1.0 to 1.5 bar. Close valve V1.', QUOTES)).toEqual([
      { text: 'The gauge must read 1.0 to 1.5 bar.', citation: 1 },
      { text: 'Close valve V1.', citation: 0 },
    ]);
  });

  it('cuts a sentence that a page break divides, in either order of the quotes', () => {
    expect(
      attributePassages('before you open the cap', ['the cap of the unit', 'Wait before you open']),
    ).toEqual([
      { text: 'before you open', citation: 1 },
      { text: 'the cap', citation: 0 },
    ]);
  });

  it('finds nothing in no quotes and nothing in empty content', () => {
    expect(attributePassages('Close valve V1.', [])).toEqual([{ text: 'Close valve V1.', citation: null }]);
    expect(attributePassages(' \n ', QUOTES)).toEqual([]);
  });
});

describe('isWithin', () => {
  it('never finds an empty text, which would stand in everything', () => {
    expect(isWithin(' … ', 'anything')).toBe(false);
  });
});
