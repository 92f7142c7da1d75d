import { expect, it } from 'vitest';
import type { Block } from '../read/document.ts';
import { heading, page, paragraphBlock } from '../testing/blocks.ts';
import { structurePages } from '../testing/structure-pages.ts';

/** Kind and text of what is made of these blocks of one page. */
const kindsOf = (blocks: Block[]): string[][] =>
  structurePages([page(1, blocks)]).passages.map(({ kind, text }) => [kind, text]);

it('the text behind a warning sign of its own is a safety label', () => {
  const blocks = [
    heading('Inputs', 0.05),
    paragraphBlock('Both inputs are alike.', 0.1),
    paragraphBlock('!', 0.15),
    paragraphBlock('Apply no more than 10 V.', 0.17, 0.16),
    paragraphBlock('They are on the left.', 0.2),
  ];
  expect(kindsOf(blocks)).toContainEqual(['warning', '!\nApply no more than 10 V.']);
});

it('a signal word above a text in capitals is a label, and within its line a title', () => {
  const lines = ['WARNING', 'LAMPS AND INDICATORS'];
  const broken = {
    ...paragraphBlock(lines.join(' '), 0.15),
    lines: lines.flatMap((text, index) => paragraphBlock(text, 0.15 + index * 0.02).lines),
  };
  expect(kindsOf([heading('Parts', 0.05), broken])).toEqual([['warning', lines.join(' ')]]);
  expect(kindsOf([heading('Parts', 0.05), paragraphBlock(lines.join(' '), 0.15)])).toEqual([
    ['text', lines.join(' ')],
  ]);
});
