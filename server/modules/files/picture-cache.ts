import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v4 as uuid } from 'uuid';
import { markUsed, trimCache } from '../../lib/trim-cache.ts';

/** Draws a picture as WebP; null if it can't be drawn. `signal` is aborted when nobody waits for it any more. */
export type Draw = (signal: AbortSignal) => Promise<Buffer | null>;

export type PictureCacheDeps = {
  cacheDir: string;
  /** Size the pictures are cut back to; between two looks at the folder they may exceed it by a sixteenth. */
  maxCacheBytes?: number;
};
export type PictureCache = ReturnType<typeof createPictureCache>;

type Drawing = { picture: Promise<Buffer | null>; callers: number; gone: AbortController };

const DEFAULT_MAX_CACHE_BYTES = 1024 ** 3;

/**
 * Pictures of files, drawn when first asked for and kept in `cacheDir`, which may be emptied at any time; those shown
 * longest ago make room for new ones. Calls for the same picture share one drawing.
 */
export function createPictureCache({ cacheDir, maxCacheBytes = DEFAULT_MAX_CACHE_BYTES }: PictureCacheDeps) {
  const drawings = new Map<string, Drawing>();
  const pagesDir = join(cacheDir, 'pages');
  const folderOf = (fileKey: string): string => join(pagesDir, fileKey);
  const makeRoom = createRoomMaker(pagesDir, maxCacheBytes);

  function begin(path: string, draw: Draw): Drawing {
    const gone = new AbortController();
    const picture = drawAndKeep(path, () => draw(gone.signal)).finally(() => drop(path, drawing));
    const drawing: Drawing = { picture, callers: 0, gone };
    drawings.set(path, drawing);
    return drawing;
  }

  /** Whoever asks from now on has it drawn anew, if it is not kept. */
  function drop(path: string, drawing: Drawing): void {
    if (drawings.get(path) === drawing) drawings.delete(path);
  }

  async function drawAndKeep(path: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const picture = await draw();
    if (picture && (await keep(path, picture))) await makeRoom(picture.length);
    return picture;
  }

  /** Waits with others for a drawing; the last one to leave ends it. */
  async function shareWith(path: string, drawing: Drawing, signal?: AbortSignal): Promise<Buffer | null> {
    const leave = (): void => {
      drawing.callers -= 1;
      if (drawing.callers > 0) return;
      drop(path, drawing);
      drawing.gone.abort();
    };
    drawing.callers += 1;
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await drawing.picture;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    /** The picture `name` of a file as WebP; null if it can't be drawn. @throws what `draw` throws */
    async find(fileKey: string, name: string, draw: Draw, signal?: AbortSignal): Promise<Buffer | null> {
      const path = join(folderOf(fileKey), `${name}.webp`);
      const kept = await readFile(path).catch(() => null);
      if (kept) {
        await markUsed(path);
        return kept;
      }
      return shareWith(path, drawings.get(path) ?? begin(path, draw), signal);
    },

    /** Forgets the pictures of a file. */
    forget: (fileKey: string): Promise<void> => rm(folderOf(fileKey), { recursive: true, force: true }),
  };
}

// A full folder holds thousands of pictures: it is looked through at the first new one and then once in a while.
function createRoomMaker(folder: string, maxBytes: number): (bytes: number) => Promise<void> {
  let unseenBytes = Number.POSITIVE_INFINITY;
  return async (bytes) => {
    unseenBytes += bytes;
    if (unseenBytes < maxBytes / 16) return;
    unseenBytes = 0;
    await trimCache(folder, maxBytes, 0).catch(() => undefined);
  };
}

/**
 * A picture that can't be kept (a full disk) is still shown.
 * @returns whether it was kept
 */
async function keep(path: string, picture: Buffer): Promise<boolean> {
  const temporary = `${path}.${uuid()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, picture);
    await rename(temporary, path);
    return true;
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined);
    return false;
  }
}
