import { nullIfUndrawable } from './null-if-undrawable.ts';
import type { PictureCache } from './picture-cache.ts';

/** Widths a page is drawn in; few, so that the cache is shared. */
export const PICTURE_WIDTHS_PX = [360, 720, 1080, 1600] as const;
/** Width of a picture for which none is asked. */
export const DEFAULT_WIDTH_PX = 1080;

/** For whom something is drawn, and whether they still wait. */
export type DrawnFor = { tenant: string; signal: AbortSignal };

/** Draws page `page` (1-based) of the PDF at `path` as WebP. @throws RenderError */
export type RenderPage = (
  path: string,
  page: number,
  options: DrawnFor & { widthPx: number },
) => Promise<Buffer>;

/** Lends a stored file as one on this machine while `use` runs. */
export type WithLocalFile = <T>(fileKey: string, use: (path: string) => Promise<T>) => Promise<T>;

export type PagePictureDeps = { cache: PictureCache; withLocalFile: WithLocalFile; renderPage: RenderPage };
export type PagePictures = ReturnType<typeof createPagePictures>;

/** What is asked for. The caller has checked that the page exists. */
export type PageWanted = { companyId: string; key: string; page: number; widthPx: number };

/** Pictures of pages, drawn when first asked for and kept in the cache. */
export function createPagePictures({ cache, withLocalFile, renderPage }: PagePictureDeps) {
  return {
    /**
     * The picture as WebP; null if the page can't be drawn.
     * @throws AppError unavailable while too many of the company's pages are waiting to be drawn
     */
    find: ({ companyId, key, page, widthPx }: PageWanted, signal?: AbortSignal): Promise<Buffer | null> =>
      cache.find(
        key,
        `${page}-${widthPx}`,
        (gone) =>
          nullIfUndrawable(
            withLocalFile(key, (path) =>
              renderPage(path, page, { tenant: companyId, signal: gone, widthPx }),
            ),
          ),
        signal,
      ),
  };
}
