import { openLast } from './open-last.ts';

/** A page's width and height in points; null when there is no such page. The last file stays open. */
export async function readPageSize(
  path: string,
  page: number,
): Promise<{ width: number; height: number } | null> {
  const { api, handle, pages, readNumbers } = await openLast(path);
  if (page < 1 || page > pages) return null;
  const size = readNumbers(2, 'float', (pointer) =>
    api.FPDF_GetPageSizeByIndexF(handle, page - 1, pointer ?? 0),
  );
  const [width = 0, height = 0] = size ? [size[0], size[1]] : [];
  return width > 0 && height > 0 ? { width, height } : null;
}
