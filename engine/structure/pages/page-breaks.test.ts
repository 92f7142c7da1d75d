import { expect, it } from 'vitest';
import { heading, page, paragraphBlock, pdfDocument } from '../../testing/blocks.ts';
import { structureManual } from '../structure-manual.ts';

const textOf = (foot: ReturnType<typeof paragraphBlock>): string => {
  const pages = [
    page(1, [heading('Use', 0.05), paragraphBlock('Turn the wheel until the', 0.8), foot]),
    page(2, [paragraphBlock('lamp is green.', 0.1)]),
  ];
  return structureManual({ document: pdfDocument(2), pages })
    .passages.map(({ text }) => text)
    .join('\n');
};

it('a text that a page tears goes on past the footnote at the end of the page', () => {
  expect(textOf(paragraphBlock('1 Not with older wheels', 0.85, 0.1, 8))).toBe(
    'Turn the wheel until the lamp is green.\n1 Not with older wheels',
  );
});

it('it does not past other text, or text that is no smaller', () => {
  expect(textOf(paragraphBlock('See the wheel', 0.85, 0.1, 8))).toContain('until the\nSee');
  expect(textOf(paragraphBlock('1 Not with older wheels', 0.85))).toContain('until the\n1 Not');
});
