import { encodePicture } from '../files/encode-picture.ts';

const MAX_SIDE_PX = 2000;

/**
 * A picture as it is kept: WebP, re-encoded, so that nothing of the bytes that came in is ever served.
 * @throws AppError unsupported_file for what is no picture
 */
export const preparePicture = (path: string): Promise<Buffer> =>
  encodePicture(path, { maxSidePx: MAX_SIDE_PX, field: 'image' });
