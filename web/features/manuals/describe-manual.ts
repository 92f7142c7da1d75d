import type { Manual } from '../../../contracts/manuals/manuals.ts';
import { formatMegabytes } from '../../lib/text/format.ts';
import { formatPages } from './leaves.ts';
import { texts } from './texts.ts';

type Described = Pick<
  Manual,
  'filename' | 'pages' | 'bytes' | 'version' | 'unreadablePages' | 'recognizedPages' | 'status'
>;

const MAX_LISTED_PAGES = 12;

/** Describes a manual: "HP9-IOM-EN-v3.pdf, 64 pages, 18.42 MB, version 3. No text found on p. 34." */
export function describeManual(manual: Described): string {
  const facts = [
    manual.filename,
    manual.pages !== null && manual.pages > 0 && texts.pages(manual.pages),
    formatMegabytes(manual.bytes),
    manual.version > 1 && texts.version(manual.version),
  ].filter((fact) => fact !== false);
  const said = describePagesLeft(manual);
  return said.length === 0 ? facts.join(', ') : `${facts.join(', ')}. ${said.join(' ')}`;
}

/** What is said of pages whose text was not simply there; nothing while pages are being read. */
function describePagesLeft({ status, unreadablePages, recognizedPages }: Described): string[] {
  if (status !== 'ready') return [];
  return [
    recognizedPages > 0 && texts.recognized(recognizedPages),
    unreadablePages.length > 0 && describeBlindPages(unreadablePages),
  ].filter((said) => said !== false);
}

/** Whether there is more to see of a manual's pages on the screen of its check. */
export const hasPagesToSee = ({
  status,
  unreadablePages,
  recognizedPages,
}: Pick<Described, 'status' | 'unreadablePages' | 'recognizedPages'>): boolean =>
  status === 'ready' && unreadablePages.length + recognizedPages > 0;

function describeBlindPages(pages: readonly number[]): string {
  if (pages.length > MAX_LISTED_PAGES) return texts.blind(texts.pages(pages.length));
  return texts.blind(formatPages(pages));
}
