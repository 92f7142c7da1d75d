/** The program that decodes pictures: started by picture-decoder.ts under limits, one request at a time. */
import sharp from 'sharp';
import type { PictureReply, PictureRequest } from './picture-protocol.ts';
import { PictureError } from './picture-shape.ts';
import { shapePicture } from './shape-picture.ts';

// No picture comes twice, and what is kept of one is taken from the next one's memory.
sharp.cache(false);
// On several threads a large one takes every processor there is, which others wait for.
sharp.concurrency(1);

async function answer({ source, shape }: PictureRequest): Promise<PictureReply> {
  try {
    const given = 'path' in source ? source : { bytes: Buffer.from(source.bytes) };
    const { bytes, width, height } = await shapePicture(given, shape);
    return { ok: true, bytes, width, height };
  } catch (error) {
    const fault = error instanceof PictureError ? error.fault : 'unreadable';
    const cause = error instanceof PictureError ? error.cause : error;
    return { ok: false, fault, message: String(cause ?? fault).slice(0, 300) };
  }
}

process.on('message', (request: PictureRequest) => {
  answer(request).then((reply) => process.send?.(reply));
});

// Without its parent a child has nobody to decode for.
process.on('disconnect', () => process.exit(0));
