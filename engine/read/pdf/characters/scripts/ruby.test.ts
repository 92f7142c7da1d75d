import { expect, it } from 'vitest';
import type { Fragment, PageContent } from '../../page-content.ts';
import { withoutRuby } from './ruby.ts';

const fragment = (text: string, x: number, y: number, size: number): Fragment => ({
  ...{ text, x, y, width: size * text.length, height: size, fontSize: size },
});
const shown = (...textItems: Fragment[]): string[] => {
  const page: PageContent = { pageNum: 1, width: 595, height: 842, textItems };
  return withoutRuby(page).textItems.map(({ text }) => text);
};
const SENTENCE = fragment('再生塩を入れてください。', 100, 100, 12);

it('leaves out how the signs below are read', () => {
  expect(shown(fragment('さいせいえん', 100, 93, 6), SENTENCE)).toEqual([SENTENCE.text]);
  expect(shown(fragment('zàishēng', 110, 94, 6), SENTENCE)).toEqual([SENTENCE.text]);
});

it('keeps small words that stand elsewhere, larger ones, and those that could be no reading', () => {
  for (const other of [
    fragment('さいせいえん', 100, 70, 6),
    fragment('さいせいえん', 300, 93, 6),
    fragment('しお', 100, 88, 11),
    fragment('START', 100, 93, 6),
  ])
    expect(shown(other, SENTENCE)).toEqual([other.text, SENTENCE.text]);
});
