import { MAX_IMAGE_SIDE_PX } from '../../../contracts/limits.ts';
import { encodePicture } from '../files/encode-picture.ts';

/**
 * Re-encodes an uploaded picture as WebP, so that none of its bytes are ever served.
 * @throws AppError unsupported_file for what is no picture
 */
export const preparePicture = (path: string): Promise<Buffer> =>
  encodePicture(path, { maxSidePx: MAX_IMAGE_SIDE_PX, field: 'image' });
