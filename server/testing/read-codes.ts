/** Reads QR codes back from what was drawn, by a program that is not ours, as a printer with 300 dots per inch makes them. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { createPageRenderer } from '../../engine/read/render.ts';

export const DPI = 300;
export const MM_PER_INCH = 25.4;
/** Most that a page is drawn with: of A4, 290 dots per inch. */
const MOST_PX = 2400;

/** Makes the reader for the tests of a file. */
export function useCodeReader() {
  const renderer = createPageRenderer();
  let folder = '';

  beforeAll(async () => {
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    await prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer as ArrayBuffer } });
    folder = await mkdtemp(join(tmpdir(), 'manualist-codes-'));
  });
  afterAll(async () => {
    renderer.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The texts of all codes in a picture. */
  async function readPicture(picture: Buffer): Promise<string[]> {
    const results = await readBarcodes(new Uint8Array(picture), {
      formats: ['QRCode'],
      maxNumberOfSymbols: 255,
    });
    return results.map(({ text }) => text);
  }

  return {
    readPicture,
    /** The texts of all codes on a page of a PDF. @param pageNumber 1-based */
    async readPage(pdf: Buffer, pageNumber: number, widthMm: number): Promise<string[]> {
      const path = join(folder, `${randomUUID()}.pdf`);
      await writeFile(path, pdf);
      const widthPx = Math.min(MOST_PX, Math.round((widthMm / MM_PER_INCH) * DPI));
      const drawn = await renderer.renderPage(path, pageNumber, { widthPx, tenant: 'test' });
      return readPicture(await sharp(drawn).png().toBuffer());
    },
  };
}
