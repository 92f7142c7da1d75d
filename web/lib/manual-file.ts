import { MANUAL_EXTENSIONS, MAX_MANUAL_BYTES } from '../../contracts/limits.ts';

/** Said when a form that needs a manual is sent without one. */
export const MANUAL_MISSING = 'Please select a file to upload';

/** The hint under every field for a manual. */
export const MANUAL_HINT = 'Supported formats: PDF, DOCX, DOC (max 100MB)';

/** What a file picker offers: `.pdf,.docx,.doc`. */
export const MANUAL_ACCEPT = MANUAL_EXTENSIONS.join(',');

const BYTES_PER_MEGABYTE = 1024 * 1024;

/**
 * Says why a chosen file can't be a manual, or gives null for one that can. Only name and size are looked at: the
 * server decides from the first bytes what the file really is.
 */
export const findManualFault = (file: { name: string; size: number }): string | null => {
  const extension = extensionOf(file.name);
  if (!MANUAL_EXTENSIONS.some((allowed) => allowed === extension.toLowerCase())) {
    const shown = extension === '' ? 'without an extension' : extension;
    return `File type ${shown} is not supported. Please use PDF, DOCX or DOC files.`;
  }
  if (file.size > MAX_MANUAL_BYTES) {
    // Rounded up, so that a file just above the limit doesn't read as "100.0MB exceeds 100MB".
    const megabytes = (Math.ceil((file.size / BYTES_PER_MEGABYTE) * 10) / 10).toFixed(1);
    return `File size (${megabytes}MB) exceeds the maximum limit of ${MAX_MANUAL_BYTES / BYTES_PER_MEGABYTE}MB.`;
  }
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  return null;
};

const extensionOf = (name: string): string => /\.[^.\s/\\]+$/.exec(name)?.[0] ?? '';
