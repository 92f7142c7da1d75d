import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sniffPictureFormat } from './picture-format.ts';

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
