import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Passage, StructuredManual } from '../../../engine/document/manual.ts';
import type { OpenedDocument, PageNote, ReadPage } from '../../../engine/document/pages.ts';
import type { ReadEvent } from '../../../engine/read/read-event.ts';
import { BATCH_PAGES } from '../../../engine/read/reader.ts';
import type { Db } from '../../db/connect.ts';
import { manualVersion } from '../../db/schema/manuals.ts';
import { toStorable } from '../../lib/storable.ts';
import { createEditionRepository, FINAL } from './editions.repository.ts';
import { createReadingRepository, PROVISIONAL } from './reading.repository.ts';

/** Thrown when the version was deleted or another process has taken over reading it. */
export class ReadingSuperseded extends Error {}

export type Batch = Extract<ReadEvent, { type: 'batch' }>;
export type ReadingStore = ReturnType<typeof createReadingStore>;

/** Rows written by one statement and held by one transaction: longer ones would hold up everyone else. */
const MAX_ROWS = 200;

const isVersion = (companyId: string, versionId: string) =>
  and(eq(manualVersion.companyId, companyId), eq(manualVersion.id, versionId));

/** Stores what is read of one version, step by step, each in one short transaction. */
export function createReadingStore(db: Db, companyId: string, versionId: string) {
  const ofVersion = isVersion(companyId, versionId);

  return {
    /** Takes the version to be read; undefined if there is nothing left to read. */
    async begin() {
      const [row] = await db
        .update(manualVersion)
        .set({ status: 'processing' })
        .where(and(ofVersion, inArray(manualVersion.status, ['queued', 'processing'])))
        .returning({ fileKey: manualVersion.fileKey, pagesRead: manualVersion.pagesRead });
      return row;
    },

    storedPages: () => listStoredPages(db, companyId, versionId),

    async storeOpened(document: OpenedDocument): Promise<void> {
      const rows = await db
        .update(manualVersion)
        .set({
          pages: document.pages,
          paged: document.paged ? 1 : 0,
          format: document.format,
          outline: toStorable(document.outline),
        })
        .where(ofVersion)
        .returning({ id: manualVersion.id });
      if (rows.length === 0) throw new ReadingSuperseded();
    },

    /** @throws ReadingSuperseded unless the batch is the one that comes next */
    storeBatch: (batch: Batch): Promise<void> => storeBatch(db, { companyId, versionId }, batch),

    /** Removes what an interrupted run left of the final edition. */
    async clearFinal(): Promise<void> {
      await deleteEdition(db, companyId, versionId, FINAL);
    },

    /** Stores a part of the understood manual. Nobody sees it before the version is published. */
    async storePart(part: StructuredManual): Promise<void> {
      const editions = createEditionRepository(db);
      const key = { versionId, edition: FINAL };
      for (const sections of chunk(part.sections)) await editions.insertSections(companyId, key, sections);
      for (const passages of chunk(part.passages)) await editions.insertPassages(companyId, key, passages);
      for (const figures of chunk(part.figures)) await editions.insertFigures(companyId, key, figures);
    },
  };
}

async function storeBatch(
  db: Db,
  { companyId, versionId }: { companyId: string; versionId: string },
  batch: Batch,
): Promise<void> {
  const notes = notesOf(batch.pages);
  const unreadable = notes.filter(({ source }) => source === 'none').map(({ page }) => page);
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(manualVersion)
      .set({
        pagesRead: batch.to,
        unreadablePages: sql`${manualVersion.unreadablePages} || ${JSON.stringify(unreadable)}::jsonb`,
        pageNotes: sql`${manualVersion.pageNotes} || ${JSON.stringify(notes)}::jsonb`,
      })
      .where(and(isVersion(companyId, versionId), eq(manualVersion.pagesRead, batch.from - 1)))
      .returning({ id: manualVersion.id });
    if (rows.length === 0) throw new ReadingSuperseded();
    const reading = createReadingRepository(tx);
    await reading.insertPages(companyId, versionId, batch.blocks);
    await reading.insertProvisionalHeadings(companyId, versionId, batch.headings);
    const next = (await reading.findLastPassage(companyId, versionId)) + 1;
    for (const passages of chunk(renumber(batch.passages, next))) {
      await reading.insertProvisionalPassages(companyId, versionId, passages);
    }
  });
}

/** What is to be told of pages whose text was not simply there. */
function notesOf(pages: Batch['pages']): PageNote[] {
  return pages.flatMap(({ page, textSource, unread }) =>
    textSource === 'text' ? [] : [{ page, source: textSource, ...unread }],
  );
}

/** Pages stored by an earlier reading, in order, a batch in memory at a time. */
async function* listStoredPages(db: Db, companyId: string, versionId: string): AsyncGenerator<ReadPage> {
  const reading = createReadingRepository(db);
  for (let after = 0; ; ) {
    const pages = await reading.listPages(companyId, versionId, after, BATCH_PAGES);
    yield* pages;
    after = pages.at(-1)?.page ?? after;
    if (pages.length < BATCH_PAGES) return;
  }
}

/** Removes an edition of a version: within the caller's transaction when `db` is one. */
export async function deleteEdition(
  db: Db,
  companyId: string,
  versionId: string,
  edition: number,
): Promise<void> {
  const editions = createEditionRepository(db);
  await editions.deletePassages(companyId, { versionId, edition });
  await editions.deleteSections(companyId, { versionId, edition });
  await editions.deleteFigures(companyId, { versionId, edition });
}

/** Removes what was kept only while reading. */
export async function deleteReadingRows(db: Db, companyId: string, versionId: string): Promise<void> {
  await createReadingRepository(db).deletePages(companyId, versionId);
  await deleteEdition(db, companyId, versionId, PROVISIONAL);
}

/** Renumbers passages, and the references between them, to go on from `next`: a resumed reading counts from 0 again. */
function renumber(passages: readonly Passage[], next: number): Passage[] {
  const offset = next - (passages[0]?.ordinal ?? next);
  if (offset === 0) return [...passages];
  return passages.map((passage) => ({
    ...passage,
    ordinal: passage.ordinal + offset,
    warnings: passage.warnings.map((warning) => warning + offset),
    continues: passage.continues === null ? null : passage.continues + offset,
  }));
}

function* chunk<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += MAX_ROWS) yield items.slice(from, from + MAX_ROWS);
}
