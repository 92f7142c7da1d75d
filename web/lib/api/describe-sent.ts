import { formatMegabytes } from '../text/format.ts';
import { texts } from '../text/manual-texts.ts';
import type { UploadProgress } from './upload.ts';

/**
 * Describes how much of an upload was sent: "4.20 of 18.42 MB". Before the first progress that is nothing of
 * `fileBytes`, and with `isSent` all of it.
 */
export function describeSent(fileBytes: number, progress: UploadProgress | null, isSent = false) {
  const totalBytes = progress?.totalBytes ?? fileBytes;
  const sentBytes = isSent ? totalBytes : (progress?.sentBytes ?? 0);
  const [sent] = formatMegabytes(sentBytes).split(' ');
  return { sentBytes, totalBytes, text: texts.sent(sent ?? '', formatMegabytes(totalBytes)) };
}
