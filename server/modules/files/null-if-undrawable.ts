import { RenderError } from '../../../engine/read/render.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';

/** Waits for a picture; null when its page is damaged or its file has just been removed. Other faults are thrown. */
export async function nullIfUndrawable(picture: Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    return await picture;
  } catch (error) {
    if (error instanceof RenderError || error instanceof FileNotFoundError) return null;
    throw error;
  }
}
