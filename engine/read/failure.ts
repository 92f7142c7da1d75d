import type { ReadFailureReason } from '../document/pages.ts';

/** What went wrong and what to do, in words for the person who uploaded the file. */
const SENTENCES: Record<ReadFailureReason, string> = {
  encrypted: 'This file is protected by a password. Remove the password and upload it again.',
  'copy-protected':
    'This book is protected against copying (DRM), so only the programs of its shop can open it. Upload a version without that protection.',
  damaged:
    'This file is damaged or incomplete and could not be opened. Export or download it again and upload the new copy.',
  empty: 'This file holds no text. Upload a manual with readable text.',
  scanned:
    'This file holds only pictures of pages, and no text could be recognised in them. Upload a version with a text layer.',
  'wrong-type':
    'This is not a PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX file; a ZIP has to hold web pages or manuals in these formats. Upload the manual in one of these formats.',
  'too-complex':
    'This file expands to far more than a manual holds, so reading it was refused. Export it again, without embedded files, and upload the new copy.',
  'too-many-pages': 'This file has more pages than can be read as one manual. Split it and upload the parts.',
  timeout:
    'Reading this file took too long and was stopped. Try again, or export it in a simpler form and upload that.',
  memory:
    'Reading this file needed too much memory and was stopped. Split it into smaller files and upload those.',
  crashed:
    'This file could not be read because of an error in its content. Export it again and upload the new copy.',
};

/** The sentence for people that goes with a reason. */
export function describeFailure(reason: ReadFailureReason): string {
  return SENTENCES[reason];
}

/** Thrown by readers when a file as a whole cannot become a manual. `message` is for logs, not for people. */
export class ReadError extends Error {
  readonly reason: ReadFailureReason;

  constructor(reason: ReadFailureReason, message: string = reason, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadError';
    this.reason = reason;
  }
}
