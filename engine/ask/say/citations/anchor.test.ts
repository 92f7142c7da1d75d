import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, lineSpans, makeManual } from '../../testing/make-manual.ts';

describe('a sentence that goes on on the next page', () => {
  const TEXT =
    'The port is of the small kind, easy to plug,\ncommunication baud rate 115200, and needs no driver.';
  const pageOf = (line: number) => 3 + line;
  const flowing = {
    heading: 'Ports',
    page: 3,
    pageEnd: 4,
    text: TEXT.replace('\n', ' '),
    spans: lineSpans(TEXT, pageOf),
  };
  const index = indexOf(makeManual([flowing, ...FILLER]));

  it('is opened where more of what is asked stands', () => {
    expect(ask(index, 'which baud rate').citations.map(({ page }) => page)).toEqual([4, 3]);
    expect(ask(index, 'what kind of port is it').citations.map(({ page }) => page)).toEqual([3, 4]);
  });
});
