import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { textLines, writePdf } from '../testing/pdf-writer.ts';
import { withFile } from '../testing/temporary-file.ts';
import { createPageRenderer, RenderError } from './render.ts';

const renderer = createPageRenderer();
afterAll(() => renderer.close());

const pdf = writePdf([{ texts: textLines(['Press the red button.'], 100, { size: 40 }) }]);

describe('createPageRenderer', () => {
  it('draws a page as WebP of the width asked for, whatever the file is called', async () => {
    const picture = await withFile(pdf, (path) => renderer.renderPage(path, 1, { widthPx: 400 }));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 400 });
    expect(height).toBeGreaterThan(550);
  });

  it('cuts a picture out of its page', async () => {
    const box = { x: 0.1, y: 0.05, width: 0.5, height: 0.1 };
    const picture = await withFile(pdf, (path) => renderer.renderFigure(path, 1, box, { widthPx: 300 }));
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    expect(width).toBe(300);
    expect(height).toBeLessThan(150);
  });

  it('refuses a page that is not there and a file that is no PDF, and draws the next one', async () => {
    await withFile(pdf, async (path) => {
      await expect(renderer.renderPage(path, 2, { widthPx: 100 })).rejects.toThrow(RenderError);
      await withFile('no PDF', (other) =>
        expect(renderer.renderPage(other, 1, { widthPx: 100 })).rejects.toThrow(RenderError),
      );
      expect((await renderer.renderPage(path, 1, { widthPx: 100 })).length).toBeGreaterThan(100);
    });
  });

  it('says that a page cannot be drawn when its process dies, and draws the next one in a fresh process', async () => {
    await withFile(pdf, async (path) => {
      await renderer.renderPage(path, 1, { widthPx: 100 });
      process.kill(drawingChild(), 'SIGKILL');
      await expect(renderer.renderPage(path, 1, { widthPx: 100 })).rejects.toThrow(RenderError);
      expect((await renderer.renderPage(path, 1, { widthPx: 100 })).length).toBeGreaterThan(100);
    });
  });
});

/** Process id of the child that draws. */
function drawingChild(): number {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return Number.parseInt(listed.split('\n').find((line) => /read\/render-child\.[jt]s/.test(line)) ?? '', 10);
}
