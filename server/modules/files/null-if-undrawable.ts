import { RenderError, type RenderFault } from '../../../engine/read/render-error.ts';
import { AppError } from '../../app-error.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';

/** Seconds that a refused caller is asked to wait. */
const BUSY_RETRY_S = 5;

const REFUSED: ReadonlySet<RenderFault> = new Set(['busy', 'gone']);

/**
 * Waits for a picture; null when its page can't be drawn or its file has just been removed. Other faults are thrown.
 * @throws AppError unavailable where too many wait
 */
export async function nullIfUndrawable(picture: Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    return await picture;
  } catch (error) {
    if (error instanceof RenderError) return REFUSED.has(error.fault) ? refuse(error) : null;
    if (error instanceof FileNotFoundError) return null;
    throw error;
  }
}

function refuse(cause: RenderError): never {
  throw new AppError('unavailable', 'Many pages are being drawn right now. Please try again in a moment.', {
    headers: { 'retry-after': String(BUSY_RETRY_S) },
    cause,
  });
}
