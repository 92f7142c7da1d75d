import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../runtime/find-program.ts';
import { finalText, readBytes } from '../../testing/collect-events.ts';
import { writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import type { Block, Cell } from '../document.ts';
import { createPageRecognizer } from './recognize-page.ts';

const [WIDTH, HEIGHT] = [1240, 1754];

/** A scanned page: grey pixels of what is drawn in 150 dots per inch. */
async function scan(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="white"/><g font-family="sans-serif" font-size="24">${drawing}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, pixels };
}

const print = (x: number, y: number, text: string, style = ''): string =>
  `<text x="${x}" y="${y}" ${style}>${text}</text>`;

async function readBlocks(drawing: string): Promise<Block[]> {
  const file = writePdf([{ texts: [], picture: await scan(drawing) }]);
  const recognize = async (path: string) => createPageRecognizer(path)?.recognize(1, 595, 842);
  const page = await withFile(file, recognize, 'scan.pdf');
  return page?.blocks ?? [];
}

const cellsOf = (row: readonly Cell[]): string[] => row.map(({ text }) => text);

describe.skipIf(findProgram('tesseract') === null)('a scanned page', () => {
  it('is read by recognising its picture', async () => {
    const lines = print(120, 240, 'Open the water valve before') + print(120, 275, 'you start the machine.');
    const events = await readBytes(writePdf([{ texts: [], picture: await scan(lines) }]));
    expect(events.find((event) => event.type === 'batch')?.pages[0]?.textSource).toBe('ocr');
    expect(finalText(events)).toBe('Open the water valve before you start the machine.');
  });

  it('has headings, numbered steps and the signal words of warnings', async () => {
    const blocks = await readBlocks(
      [
        print(120, 200, '7.4 Changing the filter', 'font-size="40" font-weight="bold"'),
        '<rect x="120" y="250" width="900" height="50" fill="#9a9a9a"/>',
        print(140, 284, 'WARNING', 'font-weight="bold"'),
        print(140, 340, 'Hot water runs out of the housing when you open it.'),
        ...['Close the tap.', 'Open the lid of the housing.', 'Put in the new filter.', 'Close the lid.'].map(
          (step, i) => print(120, 420 + 40 * i, `${i + 1}.`) + print(170, 420 + 40 * i, step),
        ),
      ].join(''),
    );
    const told = blocks.map((block) =>
      block.kind === 'list-item' ? `${block.marker} ${block.text}` : `${block.kind}: ${block.text}`,
    );
    expect(told).toContain('heading: 7.4 Changing the filter');
    expect(told).toContain('paragraph: WARNING');
    expect(told.slice(-4)).toEqual([
      '1. Close the tap.',
      '2. Open the lid of the housing.',
      '3. Put in the new filter.',
      '4. Close the lid.',
    ]);
  });

  it('has tables by the rules that are drawn', async () => {
    const rows = [
      ['Fault', 'Cause', 'Remedy'],
      ['Pump is loud', 'The tank is empty', 'Fill the tank'],
      ['No steam', 'The tip is clogged', 'Clean the tip'],
      ['Water below', 'The tray is full', 'Empty the tray'],
    ];
    const rules = [...rows, []].map(
      (_, i) => `<rect x="120" y="${200 + 60 * i}" width="900" height="2" fill="#aaaaaa"/>`,
    );
    const cells = rows.flatMap((row, i) => row.map((cell, j) => print(130 + 300 * j, 238 + 60 * i, cell)));
    const table = (await readBlocks([...rules, ...cells].join(''))).find(({ kind }) => kind === 'table');
    if (table?.kind !== 'table') throw new Error('no table');
    expect([table.header, ...table.rows].map(cellsOf)).toEqual(rows);
  });
});
