import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { PictureError } from '../../../engine/picture/picture-shape.ts';
import { shapePicture } from '../../../engine/picture/shape-picture.ts';
import { readPageLines } from '../../../engine/read/pdf/page-lines.ts';
import { RenderError } from '../../../engine/read/render-error.ts';
import { withFile } from '../../../engine/testing/temporary-file.ts';
import { type ArchiveSource, createArchiveCopies } from './archive-copy.ts';

const A5 = { width: 420, height: 595 };
const WIDE = { width: 842, height: 420 };
const LINES = [{ text: 'Sieb \u0003 reinigen: Ω 部', box: { x: 0.1, y: 0.1, width: 0.4, height: 0.02 } }];
const source: ArchiveSource = {
  ...{ companyId: 'c', fileKey: 'key.pdf', pages: 2, title: 'Pumpe “P7”', language: 'de' },
  headings: [
    { heading: '1 Reinigen', level: 1, page: 1 },
    { heading: '1.1 Sieb', level: 2, page: 2 },
    { heading: '', level: 1, page: 2 },
  ],
};

let webp: Buffer;
beforeEach(async () => {
  webp = await sharp({ create: { width: 60, height: 85, channels: 3, background: 'navy' } })
    .webp()
    .toBuffer();
});

/** Copies of files whose pages `find` draws. */
const copiesWith = (find: (page: number) => Promise<Buffer | null>, shape = shapePicture) =>
  createArchiveCopies({
    pictures: { find: ({ page }) => find(page) },
    describePage: async (_path, page) => ({ ...(page === 1 ? A5 : WIDE), lines: LINES }),
    withLocalFile: (_key, use) => use('path'),
    shapePicture: shape,
    pauseMs: 1,
  });

async function read(stream: AsyncIterable<Buffer> | null): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('has each page in its size with its words, says that it is PDF/A-2b, and names its headings', async () => {
  const copy = await read(await copiesWith(async () => webp).make(source));
  await withFile(copy, async (path) => {
    const page = await readPageLines(path, 1);
    expect(page).toMatchObject(A5);
    expect(page?.lines.map(({ text: line }) => line).join(' ')).toBe('Sieb reinigen: Ω');
    expect(page?.lines[0]?.box.width).toBeCloseTo(0.4, 1);
    expect(await readPageLines(path, 2)).toMatchObject(WIDE);
    expect(await readPageLines(path, 3)).toBeNull();
  });
  const text = copy.toString('latin1');
  expect(text).toContain('<pdfaid:part>2<');
  expect(text).toContain('<pdfaid:conformance>B<');
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(text).toContain('/Outlines');
});

it('is none where the first page can’t be drawn, and breaks off at a later one', async () => {
  const undrawable = () => Promise.reject(new RenderError('undrawable'));
  expect(await copiesWith(undrawable).make(source)).toBeNull();
  expect(await copiesWith(async () => null).make(source)).toBeNull();
  const half = await copiesWith(async (page) => (page === 1 ? webp : null)).make(source);
  await expect(read(half)).rejects.toThrow('Page 2 can’t be drawn.');
});

it('is made a page at a time, however many ask for one', async () => {
  let atOnce = 0;
  let most = 0;
  const copies = copiesWith(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    return webp;
  });
  const made = await Promise.all([1, 2, 3].map(async () => read(await copies.make(source))));
  expect(most).toBe(1);
  expect(made.every(({ length }) => length === made[0]?.length)).toBe(true);
});

it('waits where too many wait, and not for ever', async () => {
  let refusals = 2;
  const shape: typeof shapePicture = (...given) => {
    refusals -= 1;
    return refusals < 0 ? shapePicture(...given) : Promise.reject(new PictureError('busy'));
  };
  expect(await copiesWith(async () => webp, shape).make(source)).not.toBeNull();
  expect(await copiesWith(() => Promise.reject(new RenderError('busy'))).make(source)).toBeNull();
});
