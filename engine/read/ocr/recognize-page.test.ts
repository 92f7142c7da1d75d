import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../runtime/find-program.ts';
import { finalText, readBytes } from '../../testing/collect-events.ts';
import { writePdf } from '../../testing/pdf-writer.ts';

const [WIDTH, HEIGHT] = [1240, 1754];

/** A scanned page: grey pixels of printed lines. */
async function scan(lines: string[]) {
  const texts = lines.map((line, index) => `<text x="120" y="${240 + index * 70}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="white"/><g font-family="sans-serif" font-size="38">${texts}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('a scanned page', () => {
  it.skipIf(findProgram('tesseract') === null)('is read by recognising its picture', async () => {
    const picture = await scan(['Open the water valve before', 'you start the machine.']);
    const events = await readBytes(writePdf([{ texts: [], picture }]));
    expect(events.find((event) => event.type === 'batch')?.pages[0]?.textSource).toBe('ocr');
    expect(finalText(events).replace(/\s+/g, ' ')).toContain(
      'Open the water valve before you start the machine.',
    );
  });
});
