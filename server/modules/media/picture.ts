import { MAX_IMAGE_SIDE_PX } from '../../../contracts/limits.ts';
import { encodePicture } from '../files/encode-picture.ts';

/**
 * A picture as it is kept: WebP, re-encoded, so that nothing of the bytes that came in is ever served.
 * @throws AppError unsupported_file for what is no picture
 */
export const preparePicture = (path: string): Promise<Buffer> =>
  encodePicture(path, { maxSidePx: MAX_IMAGE_SIDE_PX, field: 'image' });
