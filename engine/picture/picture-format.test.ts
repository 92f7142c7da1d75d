import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, readSides, sniffPictureFormat } from './picture-format.ts';

describe('sniffPictureFormat', () => {
  const encode = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff') =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
      .toFormat(format)
      .toBuffer();

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('knows %s by its first bytes', async (format) => {
    expect(sniffPictureFormat(await encode(format))).toBe(format);
  });

  it('takes a format that browsers do not show for none that is accepted', async () => {
    expect(sniffPictureFormat(await encode('tiff'))).toBeNull();
  });

  it.each(['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.4 some text', 'RIFFxxxxWAVE'])(
    'takes %j for no picture',
    (text) => expect(sniffPictureFormat(Buffer.from(text, 'latin1'))).toBeNull(),
  );
});

describe('readSides', () => {
  const blue = sharp({ create: { width: 300, height: 20, channels: 4, background: '#00f8' } });

  it.each([
    ['png', () => blue.png()],
    ['gif', () => blue.gif()],
    ['webp', () => blue.webp()],
    ['webp', () => blue.webp({ lossless: true })],
    ['webp', () => blue.clone().flatten({ background: 'white' }).webp()],
  ] as const)('finds those of a %s in its first bytes', async (format, encode) => {
    const head = (await encode().toBuffer()).subarray(0, HEAD_BYTES);
    expect(readSides(format, head)).toEqual({ width: 300, height: 20 });
  });

  it('leaves those of a JPEG and of what is cut short to the decoder', async () => {
    expect(readSides('jpeg', await blue.jpeg().toBuffer())).toBeNull();
    expect(readSides('png', (await blue.png().toBuffer()).subarray(0, HEAD_BYTES - 1))).toBeNull();
  });
});
