import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfOfSoftMasks } from '../testing/hostile-pdfs.ts';
import { textLines, writePdf } from '../testing/pdf-writer.ts';
import { withFile } from '../testing/temporary-file.ts';
import { createPageRenderer } from './render.ts';
import { RenderError } from './render-error.ts';

const renderer = createPageRenderer();
afterAll(() => renderer.close());

const pdf = writePdf([{ texts: textLines(['Press the red button.'], 100, { size: 40 }) }]);

describe('createPageRenderer', () => {
  it('draws a page as WebP of the width asked for, whatever the file is called', async () => {
    const picture = await withFile(pdf, (path) =>
      renderer.renderPage(path, 1, { tenant: 'a', widthPx: 400 }),
    );
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 400 });
    expect(height).toBeGreaterThan(550);
  });

  it('tells how large a page is, in points, and what it says where', async () => {
    await withFile(pdf, async (path) => {
      const page = await renderer.describePage(path, 1, { tenant: 'a' });
      expect(page).toMatchObject({ width: 595, height: 842, lines: [{ text: 'Press the red button.' }] });
      expect(page.lines[0]?.box.y).toBeCloseTo(0.1, 0);
      await expect(renderer.describePage(path, 2, { tenant: 'a' })).rejects.toThrow(RenderError);
    });
  });

  it('cuts a picture out of its page', async () => {
    const box = { x: 0.1, y: 0.05, width: 0.5, height: 0.1 };
    const picture = await withFile(pdf, (path) =>
      renderer.renderFigure(path, 1, box, { tenant: 'a', widthPx: 300 }),
    );
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    expect(width).toBe(300);
    expect(height).toBeLessThan(150);
  });

  it('refuses a page that is not there and a file that is no PDF, and draws the next one', async () => {
    await withFile(pdf, async (path) => {
      await expect(renderer.renderPage(path, 2, { tenant: 'a', widthPx: 100 })).rejects.toThrow(RenderError);
      await withFile('no PDF', (other) =>
        expect(renderer.renderPage(other, 1, { tenant: 'a', widthPx: 100 })).rejects.toThrow(RenderError),
      );
      expect((await renderer.renderPage(path, 1, { tenant: 'a', widthPx: 100 })).length).toBeGreaterThan(100);
    });
  });

  it('draws for others while one tenant brings pages that never end', async () => {
    const fair = createPageRenderer({ timeoutMs: 3_000, helpAfterMs: 100 });
    const slow = pdfOfSoftMasks({ pages: 4, fills: 20_000 });
    try {
      await withFile(slow, async (heavy) => {
        const attacks = [1, 2, 3, 4].map((page) =>
          fair.renderPage(heavy, page, { tenant: 'heavy', widthPx: 1080 }),
        );
        const faults = Promise.all(attacks.map((attack) => attack.then(String, faultOf)));
        await withFile(pdf, (path) => fair.renderPage(path, 1, { tenant: 'other', widthPx: 400 }));
        expect(fair.waiting()).toBeGreaterThan(0);
        expect(await faults).toEqual(Array(4).fill('undrawable'));
      });
    } finally {
      fair.close();
    }
  });

  it('gives a file only so much time in all', async () => {
    const strict = createPageRenderer({ maxFileMs: 1 });
    try {
      await withFile(pdf, async (path) => {
        await strict.renderPage(path, 1, { tenant: 'a', widthPx: 100 });
        const next = strict.renderPage(path, 1, { tenant: 'a', widthPx: 200 });
        expect(await next.then(String, faultOf)).toBe('exhausted');
      });
      await withFile(pdf, (path) => strict.renderPage(path, 1, { tenant: 'a', widthPx: 100 }));
    } finally {
      strict.close();
    }
  });

  it('says that a page cannot be drawn when its process dies, and draws the next one in a fresh process', async () => {
    await withFile(pdf, async (path) => {
      await renderer.renderPage(path, 1, { tenant: 'a', widthPx: 100 });
      process.kill(drawingChild(), 'SIGKILL');
      await expect(renderer.renderPage(path, 1, { tenant: 'a', widthPx: 100 })).rejects.toThrow(RenderError);
      expect((await renderer.renderPage(path, 1, { tenant: 'a', widthPx: 100 })).length).toBeGreaterThan(100);
    });
  });
});

const faultOf = (error: unknown): string => (error instanceof RenderError ? error.fault : String(error));

/** Process id of the child that draws. */
function drawingChild(): number {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return Number.parseInt(listed.split('\n').find((line) => /read\/render-child\.[jt]s/.test(line)) ?? '', 10);
}
