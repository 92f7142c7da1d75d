import sharp from 'sharp';

/** A small red picture, as PNG. */
export const redPng = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
