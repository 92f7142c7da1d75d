import { expect, it } from 'vitest';
import { heading, page, paragraphBlock, pdfDocument } from '../testing/blocks.ts';
import { structureManual } from './structure-manual.ts';

it('the text behind a warning sign of its own is a safety label', () => {
  const blocks = [
    heading('Inputs', 0.05),
    paragraphBlock('Both inputs are alike.', 0.1),
    paragraphBlock('!', 0.15),
    paragraphBlock('Apply no more than 10 V.', 0.17, 0.16),
    paragraphBlock('They are on the left.', 0.2),
  ];
  const { passages } = structureManual({ document: pdfDocument(1), pages: [page(1, blocks)] });
  expect(passages.map(({ kind, text }) => [kind, text])).toContainEqual([
    'warning',
    '!\nApply no more than 10 V.',
  ]);
});
