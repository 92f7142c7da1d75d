import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v4 as uuid } from 'uuid';
import { AppError } from '../../app-error.ts';
import { markUsed, trimCache } from '../../lib/trim-cache.ts';
import { nullIfUndrawable } from './null-if-undrawable.ts';

/** Widths a page is drawn in; few, so that the cache is shared. */
export const PICTURE_WIDTHS_PX = [360, 720, 1080, 1600] as const;
/** Width of a picture for which none is asked. */
export const DEFAULT_WIDTH_PX = 1080;

/** Draws page `page` (1-based) of the PDF at `path` as WebP; null if that page can't be drawn. */
export type RenderPage = (path: string, page: number, widthPx: number) => Promise<Buffer | null>;

/** Lends a stored file as one on this machine while `use` runs. */
export type WithLocalFile = <T>(fileKey: string, use: (path: string) => Promise<T>) => Promise<T>;

export type PagePictureDeps = {
  cacheDir: string;
  withLocalFile: WithLocalFile;
  renderPage: RenderPage;
  /** Size the pictures are cut back to; between two looks at the folder they may exceed it by a sixteenth. */
  maxCacheBytes?: number;
};
export type PagePictures = ReturnType<typeof createPagePictures>;

/** Pages are drawn one after the other; who would wait for more than these comes back later. */
const MAX_WAITING = 40;

const DEFAULT_MAX_CACHE_BYTES = 1024 ** 3;

/**
 * Pictures of pages, drawn when first asked for and kept in `cacheDir`, which may be emptied at any time; those shown
 * longest ago make room for new ones. Calls for the same picture share one drawing.
 */
export function createPagePictures({
  cacheDir,
  withLocalFile,
  renderPage,
  maxCacheBytes = DEFAULT_MAX_CACHE_BYTES,
}: PagePictureDeps) {
  const drawing = new Map<string, Promise<Buffer | null>>();
  const pagesDir = join(cacheDir, 'pages');
  const folderOf = (fileKey: string): string => join(pagesDir, fileKey);
  const makeRoom = createRoomMaker(pagesDir, maxCacheBytes);

  async function draw(
    cached: string,
    fileKey: string,
    page: number,
    widthPx: number,
  ): Promise<Buffer | null> {
    const picture = await nullIfUndrawable(withLocalFile(fileKey, (path) => renderPage(path, page, widthPx)));
    if (picture && (await keep(cached, picture))) await makeRoom(picture.length);
    return picture;
  }

  return {
    /**
     * The picture as WebP; null if the page can't be drawn. The caller has checked that the page exists.
     * @throws AppError unavailable while too many pages are waiting to be drawn
     */
    async find(fileKey: string, page: number, widthPx: number): Promise<Buffer | null> {
      const cached = join(folderOf(fileKey), `${page}-${widthPx}.webp`);
      const kept = await readFile(cached).catch(() => null);
      if (kept) {
        await markUsed(cached);
        return kept;
      }
      let running = drawing.get(cached);
      if (!running) {
        if (drawing.size >= MAX_WAITING) throw busy();
        running = draw(cached, fileKey, page, widthPx);
        drawing.set(cached, running);
      }
      try {
        return await running;
      } finally {
        drawing.delete(cached);
      }
    },

    /** Forgets the pictures of a file. */
    forget: (fileKey: string): Promise<void> => rm(folderOf(fileKey), { recursive: true, force: true }),
  };
}

const busy = (): AppError =>
  new AppError('unavailable', 'Many pages are being drawn right now. Please try again in a moment.');

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
