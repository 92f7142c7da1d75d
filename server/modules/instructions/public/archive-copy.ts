/** The copy for archives beside a version. */
import type { Readable } from 'node:stream';
import { type ArchiveCopies, MAX_ARCHIVED_PAGES } from '../../files/archive-copy.ts';
import type { EditionRow } from '../instructions.repository.ts';
import type { PublicInstructionsRepository, PublicRow } from './public-instructions.repository.ts';

/** A version that has one. */
type Archivable<E> = E & { pages: number };
type Deps = { repository: Pick<PublicInstructionsRepository, 'findContent'>; archiveCopies: ArchiveCopies };

/** Whether there is a copy: what has no pages can't be drawn. */
export const isArchivable = <E extends Pick<EditionRow, 'format' | 'pages'>>(
  edition: E,
): edition is Archivable<E> =>
  edition.format === 'pdf' && edition.pages !== null && edition.pages <= MAX_ARCHIVED_PAGES;

/** Makes the copies of a page's versions. */
export const createEditionCopies = ({ repository, archiveCopies }: Deps) => ({
  /** The copy of a version of `page`; null where it can't be made now. */
  async archiveCopy(page: PublicRow, edition: Archivable<EditionRow>): Promise<Readable | null> {
    const headings = (await repository.findContent(page.companyId, page.id, edition.id)) ?? [];
    return archiveCopies.make({ ...edition, headings });
  },
});
