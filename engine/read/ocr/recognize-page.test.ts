import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Block, Cell, ReadPage } from '../../document/pages.ts';
import { findProgram } from '../../runtime/find-program.ts';
import { blockLetters } from '../../testing/block-letters.ts';
import { finalText, readBytes } from '../../testing/collect-events.ts';
import { type PdfPage, writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { createPageRecognizer } from './recognize-page.ts';

const [WIDTH, HEIGHT] = [1240, 1754];

/** A scanned page: grey pixels of what is drawn in 150 dots per inch. Its fonts are named, because what is recognised depends on them. */
async function scan(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Sans, Liberation Sans, sans-serif" font-size="24">${drawing}</g></svg>`;
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

async function readPages(page: PdfPage): Promise<ReadPage[]> {
  const events = await readBytes(writePdf([page]));
  return events.flatMap((event) => (event.type === 'batch' ? event.blocks : []));
}

const cellsOf = (row: readonly Cell[]): string[] => row.map(({ text }) => text);

describe.skipIf(findProgram('tesseract') === null)('a scanned page', () => {
  it('is read by recognising its picture', async () => {
    const lines = print(120, 240, 'Open the water valve before') + print(120, 275, 'you start the machine.');
    const events = await readBytes(writePdf([{ texts: [], picture: await scan(lines) }]));
    expect(events.find((event) => event.type === 'batch')?.pages[0]?.textSource).toBe('ocr');
    expect(finalText(events)).toBe('Open the water valve before you start the machine.');
  });

  it.each(['strips', 'form'] as const)(
    'is read where it is painted in a way of its own: %s',
    async (painted) => {
      const picture = await scan(print(120, 240, 'Open the water valve before you start.'));
      const [page] = await readPages({ texts: [], picture, painted });
      expect(page?.blocks.map(({ text }) => text)).toEqual(['Open the water valve before you start.']);
    },
  );

  it('is read where its letters are drawn', async () => {
    const lines = ['FILL THE LITTLE TILE', 'LIFT THE LID TILL IT FELL', 'HIT THE LEFT HILT', 'FILL IT'];
    const drawing = lines
      .map((line, i) => blockLetters(line.replace('LID ', ''), 70, 700 - 60 * i))
      .join('\n');
    const [page] = await readPages({ texts: [], drawing });
    expect(page?.textSource).toBe('ocr');
    expect(page?.blocks.map(({ text }) => text).join(' ')).toContain('FILL THE LITTLE TILE');
  });

  it.each([90, 180, 270])(
    'is read where it lies turned by %i degrees, and marked where it lies',
    async (turn) => {
      const lines = Array.from({ length: 8 }, (_, i) =>
        print(120, 300 + 40 * i, `Open the water valve ${i + 2} before you start.`),
      );
      const upright = await scan(lines.join(''));
      const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 1 } } as const;
      const turned = sharp(upright.pixels, raw).rotate(turn).greyscale();
      const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
      const [page] = await readPages({
        texts: [],
        picture: { width: info.width, height: info.height, pixels: data },
      });
      const [first] = page?.blocks[0]?.lines ?? [];
      expect(first?.text).toBe('Open the water valve 2 before you start.');
      const { x = 0, y = 0, width = 0, height = 0 } = first?.box ?? {};
      // The middle of the line, on a page of the same shape: its long side is long along the text.
      const [middle, across] = turn === 180 ? [y + height / 2, x] : [x + width / 2, y];
      expect(middle).toBeCloseTo(turn === 270 ? 290 / HEIGHT : 1 - 290 / HEIGHT, 1);
      expect(across).toBeGreaterThan(0);
    },
  );

  it('shows a picture without words as one', async () => {
    const [page] = await readPages({
      texts: [],
      picture: await scan('<circle cx="600" cy="800" r="300" fill="#555"/>'),
    });
    expect(page).toMatchObject({ textSource: 'none', unread: { reason: 'picture' } });
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
