import { TRYOUT_EXTENSIONS } from '../../../contracts/manuals/manual-formats.ts';
import { BYTES_PER_MB, MAX_TRYOUT_BYTES } from '../../../contracts/plans/limits.ts';
import { texts } from './texts.ts';

export const MAX_MEGABYTES = MAX_TRYOUT_BYTES / BYTES_PER_MB;
/** Types that the file picker offers. */
export const ACCEPT = TRYOUT_EXTENSIONS.join(',');

/** Why a file can't be tried, as far as its name and size say so; null if it can. */
export function findTryoutFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!TRYOUT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return texts.wrongType;
  if (size > MAX_TRYOUT_BYTES) return texts.tooLarge(MAX_MEGABYTES);
  return size === 0 ? texts.empty : null;
}
