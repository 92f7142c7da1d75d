import type { Manual } from '../../../contracts/manuals.ts';
import { countOf } from '../../lib/count.ts';
import { formatMegabytes } from '../../lib/format.ts';
import { formatPages } from './leaves.ts';

type Described = Pick<Manual, 'filename' | 'pages' | 'bytes' | 'version' | 'unreadablePages' | 'status'>;

const MAX_LISTED_PAGES = 12;

/** "HP9-IOM-EN-v3.pdf, 64 pages, 18.42 MB, version 3. No text found on p. 34." */
export function describeManual(manual: Described): string {
  const facts = [
    manual.filename,
    manual.pages !== null && manual.pages > 0 && countOf(manual.pages, 'page'),
    formatMegabytes(manual.bytes),
    manual.version > 1 && `version ${manual.version}`,
  ].filter((fact) => fact !== false);
  const blind = manual.status === 'ready' ? describeBlindPages(manual.unreadablePages) : '';
  return blind ? `${facts.join(', ')}. ${blind}` : facts.join(', ');
}

function describeBlindPages(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  if (pages.length > MAX_LISTED_PAGES) return `No text found on ${pages.length} pages.`;
  return `No text found on ${formatPages(pages)}.`;
}
