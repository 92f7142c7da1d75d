import type { VersionRow } from './manuals.repository.ts';

/** Number of pages of a version; null for a Word file, whose parts its readers don't know. */
export const pagesOf = ({ paged, pages }: Pick<VersionRow, 'paged' | 'pages'>): number | null =>
  paged === 1 ? pages : null;
