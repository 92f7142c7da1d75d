import type { Manual } from '../../../contracts/manuals.ts';
import { formatMegabytes } from '../../lib/format.ts';
import { formatPages } from './leaves.ts';
import { texts } from './texts.ts';

type Described = Pick<Manual, 'filename' | 'pages' | 'bytes' | 'version' | 'unreadablePages' | 'status'>;

const MAX_LISTED_PAGES = 12;

/** Describes a manual: "HP9-IOM-EN-v3.pdf, 64 pages, 18.42 MB, version 3. No text found on p. 34." */
export function describeManual(manual: Described): string {
  const facts = [
    manual.filename,
    manual.pages !== null && manual.pages > 0 && texts.pages(manual.pages),
    formatMegabytes(manual.bytes),
    manual.version > 1 && texts.version(manual.version),
  ].filter((fact) => fact !== false);
  const blind = manual.status === 'ready' ? describeBlindPages(manual.unreadablePages) : '';
  return blind ? `${facts.join(', ')}. ${blind}` : facts.join(', ');
}

function describeBlindPages(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  if (pages.length > MAX_LISTED_PAGES) return texts.blind(texts.pages(pages.length));
  return texts.blind(formatPages(pages));
}
