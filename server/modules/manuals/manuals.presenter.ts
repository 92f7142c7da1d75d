import type { Manual, ManualProgress } from '../../../contracts/manuals/manuals.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { ManualOverview } from './manual-overview.ts';
import { pagesOf } from './pages-of.ts';

/** A manual as its newest version stands; an older one may still be answering meanwhile. */
export function presentManual(overview: ManualOverview, signer: LinkSigner): Manual {
  const { manual, latest } = overview;
  return {
    _id: manual.id,
    filename: latest.filename,
    title: manual.title,
    format: latest.format,
    bytes: latest.bytes,
    pages: pagesOf(latest),
    pagesRead: latest.pagesRead,
    unreadablePages: latest.unreadablePages,
    recognizedPages: latest.recognizedPages,
    status: latest.status,
    error: latest.error,
    version: latest.number,
    sections: overview.sections,
    uploadedAt: latest.uploadedAt.toISOString(),
    url: signer.signFile(latest.fileKey).file,
  };
}

/**
 * How far the newest version of a manual is.
 * @param found the headings met so far
 * @param ahead how many readings come before it; null unless it waits
 * @param learning how far its passages have been learnt; null unless that is under way
 */
export function presentProgress(
  { manual, latest }: Pick<ManualOverview, 'manual' | 'latest'>,
  found: ManualProgress['found'],
  learning: ManualProgress['learning'],
  ahead: ManualProgress['ahead'],
): ManualProgress {
  return {
    _id: manual.id,
    status: latest.status,
    pages: pagesOf(latest),
    pagesRead: latest.pagesRead,
    unreadablePages: latest.unreadablePages,
    error: latest.error,
    ahead,
    found,
    learning: learning && { passages: learning.passages, encoded: learning.encoded },
  };
}
