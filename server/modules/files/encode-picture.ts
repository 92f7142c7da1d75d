import { PictureError, type PictureFault, type ShapePicture } from '../../../engine/picture/picture-shape.ts';
import { AppError } from '../../app-error.ts';

type EncodeOptions = {
  /** Neither side of the result is longer. */
  maxSidePx: number;
  /** The form field that is told of a file that can't be used. */
  field: string;
};

/**
 * Opens a PNG, JPEG, GIF (its first frame) or WebP picture, turns it upright, bounds its size and re-encodes it as
 * WebP, so that none of the uploaded bytes are ever served.
 * @throws AppError unsupported_file for anything else and what is damaged, picture_too_large, unavailable
 */
export async function encodePicture(
  shape: ShapePicture,
  path: string,
  { maxSidePx, field }: EncodeOptions,
): Promise<Buffer> {
  const size = { width: maxSidePx, height: maxSidePx };
  return (await orRefuse(field, shape({ path }, { as: 'webp', ...size }))).bytes;
}

/** Waits for what is made of a picture; says to people why nothing could be. @throws AppError as `encodePicture` */
export async function orRefuse<T>(field: string, made: Promise<T>): Promise<T> {
  try {
    return await made;
  } catch (error) {
    throw error instanceof PictureError ? refusalOf(error, field) : error;
  }
}

function refusalOf(error: PictureError, field: string): AppError {
  const { code, message } = REFUSALS[error.fault];
  const errors = code === 'unavailable' ? {} : { errors: { [field]: message } };
  return new AppError(code, message, { ...errors, cause: error });
}

const TOO_LARGE = {
  code: 'picture_too_large',
  message:
    'This picture is too large, or too long and narrow. Cut out the part that matters or make it smaller, then send it again.',
} as const;

const REFUSALS = {
  unreadable: { code: 'unsupported_file', message: 'Please select a valid image file' },
  'too-large': TOO_LARGE,
  'too-heavy': TOO_LARGE,
  busy: { code: 'unavailable', message: 'Too many pictures at once. Wait a moment, then send it again.' },
} as const satisfies Record<PictureFault, { code: string; message: string }>;
