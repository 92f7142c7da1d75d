import { describe, expect, it } from 'vitest';
import { pageBlocks } from '../page-blocks.ts';
import type { Fragment } from '../page-content.ts';
import { findFlowingColumns } from './flowing-columns.ts';
import { createPageLayout } from './layout-page.ts';
import { createColumnFinder } from './page-columns.ts';

const PAGE = { width: 600, height: 800 };
const SENTENCE = 'A line of running text in a column.';

function line(text: string, x: number, y: number): Fragment {
  return { text, x, y, width: text.length * 5, height: 10, fontSize: 10, fontName: 'Serif' };
}

/** Paragraphs of so many lines each, from a height on, and white between them. */
function paragraphs(x: number, y: number, sizes: readonly number[], white = 20): Fragment[] {
  let top = y;
  return sizes.flatMap((size) => {
    const lines = Array.from({ length: size }, (_, row) => line(SENTENCE, x, top + 12 * row));
    top += 12 * size + white;
    return lines;
  });
}

const cells = (y: number, row: number): Fragment[] => [line(`b${row}`, 320, y), line('Voltage', 400, y)];

const text = paragraphs(50, 100, [4, 5, 6]);
const table = Array.from({ length: 12 }, (_, row) => cells(103 + 19 * row, row)).flat();

describe('columns that flow each on its own', () => {
  it('are a text and the rows of a table that are not in line with it', () => {
    expect(findFlowingColumns([...text, ...table], PAGE.width)).not.toBeNull();
    const inLine = text.flatMap(({ y }, row) => cells(y, row));
    expect(findFlowingColumns([...text, ...inLine], PAGE.width)).toBeNull();
  });

  it('are two texts whose paragraphs begin at different heights', () => {
    expect(findFlowingColumns([...text, ...paragraphs(320, 106, [6, 3, 7])], PAGE.width)).not.toBeNull();
    expect(findFlowingColumns([...text, ...paragraphs(320, 100, [4, 5, 6])], PAGE.width)).toBeNull();
  });

  it('are none where most rows on the left are cells of two columns', () => {
    const options = text.flatMap(({ y }) => [line('Weight', 50, y), line('Between 20 and 25 kg', 130, y)]);
    expect(findFlowingColumns([...options, ...table], PAGE.width)).toBeNull();
  });
});

describe('a table beside a text', () => {
  const items = [...text, ...table];

  it('is looked for in its column', () => {
    const [left, right] = createColumnFinder()(items, PAGE.width);
    expect(left).toEqual(text);
    expect(right).toHaveLength(24);
  });

  it('is not joined to the text, though the parser has taken the lines of both for rows', () => {
    const cell = (item: Fragment | undefined, right = item) => {
      const { x, y, width, height } = item ?? line('', 0, 0);
      const end = right ? right.x + right.width : x + width;
      return { text: item?.text ?? '', bbox: { x, y, width: end - x, height } };
    };
    const rows = [0, 1, 2, 3].map((row) => [cell(text[row]), cell(items[15 + 2 * row], items[16 + 2 * row])]);
    const bbox = { x: 49, y: 95, width: 500, height: 90 };
    const page = { ...PAGE, pageNum: 1, textItems: items, blocks: [{ kind: 'table', bbox, rows }] };
    const blocks = pageBlocks(page as unknown as Parameters<typeof pageBlocks>[0], createPageLayout());
    const tables = blocks.filter(({ kind }) => kind === 'table');
    expect(tables.every((table) => !table.text.includes(SENTENCE))).toBe(true);
    expect(blocks.filter((block) => block.text.startsWith(SENTENCE))).toHaveLength(3);
  });
});
