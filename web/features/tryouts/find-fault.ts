import { BYTES_PER_MB, MAX_TRYOUT_BYTES } from '../../../contracts/limits.ts';
import { texts } from './texts.ts';

export const MAX_MEGABYTES = MAX_TRYOUT_BYTES / BYTES_PER_MB;
/** Types that the file picker offers. */
export const ACCEPT = '.pdf,.docx,.html,.htm';

/** Why a file can't be tried, as far as its name and size say so; null if it can. */
export function findTryoutFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(?:pdf|docx|html?)$/i.test(name)) return texts.wrongType;
  if (size > MAX_TRYOUT_BYTES) return texts.tooLarge(MAX_MEGABYTES);
  return size === 0 ? texts.empty : null;
}
