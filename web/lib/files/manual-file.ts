import { MANUAL_EXTENSIONS } from '../../../contracts/manuals/manual-formats.ts';
import { MAX_MANUAL_BYTES } from '../../../contracts/plans/limits.ts';
import { texts } from '../text/manual-texts.ts';

const words = texts.manual;

/** Types that a file picker offers: `.pdf,.docx,…`. */
export const MANUAL_ACCEPT = MANUAL_EXTENSIONS.join(',');

const BYTES_PER_MEGABYTE = 1024 * 1024;

/**
 * Says why a chosen file can't be a manual; null if it can. Only name and size are checked: the server decides by the
 * first bytes what the file really is.
 */
export const findManualFault = (file: { name: string; size: number }): string | null => {
  const extension = extensionOf(file.name);
  if (!MANUAL_EXTENSIONS.includes(extension.toLowerCase())) {
    return words.wrongType(extension);
  }
  if (file.size > MAX_MANUAL_BYTES) {
    // Rounded up, so that a file just above the limit doesn't read as "100.0MB exceeds 100MB".
    const megabytes = (Math.ceil((file.size / BYTES_PER_MEGABYTE) * 10) / 10).toFixed(1);
    return words.tooLarge(megabytes, MAX_MANUAL_BYTES / BYTES_PER_MEGABYTE);
  }
  if (file.size === 0) return words.empty;
  return null;
};

const extensionOf = (name: string): string => /\.[^.\s/\\]+$/.exec(name)?.[0] ?? '';
