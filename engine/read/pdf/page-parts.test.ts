import { describe, expect, it } from 'vitest';
import type { Block } from '../../document/pages.ts';
import { readBytes } from '../../testing/collect-events.ts';
import { type PdfText, writePdf } from '../../testing/pdf-writer.ts';
import { createPageLayout } from './layout/layout-page.ts';
import { pageBlocks } from './page-blocks.ts';
import type { Fragment } from './page-content.ts';

const ROWS = [
  ['Part', 'Work', 'Interval'],
  ['Drive belt', 'check tension', '250 h'],
  ['Air filter', 'replace', '500 h'],
  ['Gear oil', 'change', '1000 h'],
];

async function readBlocks(texts: PdfText[], drawing = ''): Promise<Block[]> {
  const events = await readBytes(writePdf([{ texts, drawing }]));
  return events.flatMap((event) => (event.type === 'batch' ? (event.blocks[0]?.blocks ?? []) : []));
}

describe('a table that is set sideways', () => {
  it.each([
    ['from the foot of the page to its head', 90],
    ['from its head to its foot', 270],
  ])('is read row by row: %s', async (_name, turn) => {
    const at = (row: number, column: number) =>
      turn === 90
        ? { x: 200 + 24 * row, y: 700 - 130 * column }
        : { x: 400 - 24 * row, y: 150 + 130 * column };
    const cells = ROWS.flatMap((row, i) => row.map((text, j): PdfText => ({ text, ...at(i, j), turn })));
    const left = turn === 90 ? 186 : 320;
    const rules = [...ROWS, []].map((_, i) => `${left + 24 * i} 120 m ${left + 24 * i} 720 l S`).join('\n');
    const heading = { text: 'The plan tells what to do, and how often it has to be done.', x: 70, y: 60 };
    const blocks = await readBlocks([heading, ...cells], rules);
    const table = blocks.find((block) => block.kind === 'table');
    const rows = table?.kind === 'table' ? [table.header, ...table.rows] : [];
    expect(rows.filter((row) => row.length > 0).map((row) => row.map(({ text }) => text))).toEqual(ROWS);
    // It is marked where it is printed.
    const filter = rows.flat().find(({ text }) => text === 'Air filter')?.box;
    expect(filter?.x).toBeCloseTo(turn === 90 ? 240 / 595 : 352 / 595, 1);
    expect(filter?.height).toBeGreaterThan(filter?.width ?? 1);
  });
});

describe('text that is read from right to left', () => {
  const fragment = (text: string, x: number, y: number): Fragment => ({
    ...{ text, x, y, width: 8 * text.length, height: 10, fontName: 'Regular', fontSize: 10 },
  });

  function textsOf(...textItems: Fragment[]): string[] {
    const page = { pageNum: 1, width: 595, height: 842, textItems };
    const layout = createPageLayout();
    layout.prepare([page]);
    return pageBlocks(page, layout).map(({ text }) => text);
  }

  it('comes in the order in which it is read, its numbers and codes as they are', () => {
    expect(textsOf(fragment('.דקות 25 הוא הניקוי', 300, 100))).toEqual(['הניקוי הוא 25 דקות.']);
    expect(textsOf(fragment('(ISO VG 68) בשמן השתמשו', 300, 100))).toEqual(['השתמשו בשמן (ISO VG 68)']);
    expect(textsOf(fragment('.במיכל מים אין :', 300, 100), fragment('E-04', 429, 100))).toEqual([
      'E-04: אין מים במיכל.',
    ]);
  });
});
