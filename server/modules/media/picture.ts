import { MAX_IMAGE_SIDE_PX } from '../../../contracts/plans/limits.ts';
import type { ShapePicture } from '../../../engine/picture/picture-shape.ts';
import { encodePicture } from '../files/encode-picture.ts';

/**
 * Re-encodes an uploaded picture as WebP, so that none of its bytes are ever served.
 * @throws AppError unsupported_file for what is no picture, picture_too_large, unavailable
 */
export const preparePicture = (shape: ShapePicture, path: string): Promise<Buffer> =>
  encodePicture(shape, path, { maxSidePx: MAX_IMAGE_SIDE_PX, field: 'image' });
