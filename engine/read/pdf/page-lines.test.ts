import { expect, it } from 'vitest';
import { textLines, writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { readPageLines } from './page-lines.ts';

const file = writePdf([
  { texts: [...textLines(['Close the valve.'], 100), { size: 24, x: 400, y: 500, text: '7' }] },
  { texts: textLines(['Close the valve.'], 100), shownTurned: 90 },
]);

it('tells the lines of a page with their boxes, a character by itself among them', async () => {
  await withFile(file, async (path) => {
    const page = await readPageLines(path, 1);
    expect(page?.lines.map(({ text }) => text)).toEqual(['Close the valve.', '7']);
    expect(page?.lines[1]?.box.x).toBeCloseTo(400 / 595, 1);
  });
});

it('tells the sides of a page that is shown turned, and no lines, which stand elsewhere in its picture', async () => {
  await withFile(file, async (path) => {
    expect(await readPageLines(path, 2)).toEqual({ width: 842, height: 595, lines: [] });
    expect(await readPageLines(path, 3)).toBeNull();
  });
});
