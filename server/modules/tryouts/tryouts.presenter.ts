import { parse } from 'node:path';
import type { Tryout } from '../../../contracts/manuals/tryouts.ts';
import type { Db } from '../../db/connect.ts';
import { jobsRepository } from '../../jobs/jobs.repository.ts';
import { countAhead as countInTurns } from '../manuals/reading-line.ts';
import { readTryoutJob } from './tryout-jobs.ts';
import type { ShownTryout } from './tryouts.repository.ts';

const MAX_HEADINGS = 60;

/** How many manuals of other visitors are read before this one; visitors take turns. */
export async function countAhead(db: Db, visitor: string, id: string): Promise<number> {
  const jobs = jobsRepository(db);
  const own = await jobs.listDuePayloads(readTryoutJob.kind, visitor);
  const index = own.findIndex((row) => readTryoutJob.payload.safeParse(row).data?.tryoutId === id);
  return countInTurns(await jobs.countDue(readTryoutJob.kind), visitor, Math.max(0, index));
}

/** What the manual calls itself, or its file is called. */
export const titleOf = ({ title, filename }: Pick<ShownTryout, 'title' | 'filename'>): string =>
  title ??
  (parse(filename)
    .name.replace(/[_\s]+/g, ' ')
    .trim() ||
    filename);

/** A manual as its visitor sees it. */
export const presentTryout = (
  row: ShownTryout,
  ahead: number | null,
  opened: Pick<Tryout, 'opening' | 'starters'>,
): Tryout => ({
  filename: row.filename,
  title: titleOf(row),
  expiresAt: row.expiresAt.toISOString(),
  progress: {
    _id: row.id,
    status: row.status,
    pages: row.paged === 1 ? row.pages : null,
    pagesRead: row.pagesRead,
    unreadablePages: row.unreadablePages,
    error: row.error,
    ahead,
    found: row.found.slice(0, MAX_HEADINGS).map(({ text, level, page }) => ({ heading: text, level, page })),
    learning: null,
  },
  ...opened,
});
