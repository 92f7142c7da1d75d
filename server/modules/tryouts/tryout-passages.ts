import type { StoredVectors } from '../../../engine/meaning/meaning-index.ts';
import type { Db } from '../../db/connect.ts';
import type { ManualReader } from '../chat/indexes/product-index.ts';
import type { AnsweringManual } from '../manuals/passages.repository.ts';
import { titleOf } from './tryouts.presenter.ts';
import { createTryoutRepository } from './tryouts.repository.ts';

const EDITION = 1;
const NOTHING = { passages: '', vectors: '' };

/** What indexes of visitors' manuals are built from. */
export function createTryoutReader({
  db,
  encoder,
}: {
  db: Db;
  encoder: ManualReader['encoder'];
}): ManualReader {
  const repository = createTryoutRepository(db);
  return {
    encoder,

    async findRevision(_visitor, id) {
      const row = await repository.find(id);
      return row?.status === 'ready' ? { passages: id, vectors: String(row.vectorsRevision) } : NOTHING;
    },

    async listAnsweringPassages(_visitor, id) {
      const row = await repository.findWhole(id);
      if (!row) return { revision: NOTHING, manuals: [] };
      const { manual, fileKey, filename, pagesRead, vectorsRevision, paged } = row;
      const answering: AnsweringManual = {
        ...{
          manualId: id,
          versionId: id,
          number: 1,
          edition: EDITION,
          status: 'ready',
          fileKey,
          filename,
          pagesRead,
        },
        ...{ vectorsRevision, language: manual.language, title: titleOf(row) },
        pages: paged === 1 ? row.pages : null,
        sections: manual.sections,
        passages: manual.passages,
        figures: manual.figures,
        printedPages: manual.printed ?? {},
      };
      return { revision: { passages: id, vectors: String(vectorsRevision) }, manuals: [answering] };
    },

    async listVectors(_visitor, sources) {
      const stored: StoredVectors[] = [];
      for (const { manualId } of sources)
        for (const row of await repository.listVectors(manualId)) stored.push({ manualId, ...row });
      return stored;
    },
  };
}
