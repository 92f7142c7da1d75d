/** What a device saves beside a pack to understand questions by their meaning: vectors, and the encoders they were made with. */
import { createHash } from 'node:crypto';
import type { OfflineMeaning } from '../../../../contracts/chat/offline-meaning.ts';
import { MODELS } from '../../../../engine/meaning/models.ts';
import { writeHead, writeRows } from '../../../../engine/meaning/vector-file.ts';
import { notFound } from '../../../app-error.ts';
import type { AnsweringVersion } from '../../manuals/answering.repository.ts';
import type { Revision } from '../../manuals/passages.repository.ts';
import type { MeaningService, ReadyVectors } from '../../meaning/meaning.service.ts';
import type { ModelShelf } from '../../meaning/model-shelf.ts';
import type { ChatRepository, LinkRow } from '../chat.repository.ts';
import { findLinkByUniqueId, type LinkIds } from '../find-link.ts';
import { requireSavable } from './savable.ts';

type Deps = {
  chats: ChatRepository;
  findRevision: (companyId: string, productId: string) => Promise<Revision>;
  listAnsweringVersions: (companyId: string, productId: string) => Promise<AnsweringVersion[]>;
  meaning: Pick<MeaningService, 'measureVectors' | 'readVectors'>;
  models: ModelShelf;
};

/** The vectors of a link's manuals as a file. */
export type VectorFile = { revision: string; bytes: AsyncIterable<Uint8Array> };

type Ready = ReadyVectors & { versions: AnsweringVersion[]; revision: string; passages: string };

const hashOf = (known: unknown): string =>
  createHash('sha256').update(JSON.stringify(known)).digest('base64url').slice(0, 22);

/** What vectors and a pack say of the passages that both are of. */
export const passagesTag = ({ passages }: Pick<Revision, 'passages'>): string => hashOf(passages);

/** Makes what tells of the vectors of a link and hands them out. */
export function createPackedMeaning({ chats, meaning, models, ...manuals }: Deps) {
  async function findReady({ chatbot: { companyId, productId } }: LinkRow): Promise<Ready | null> {
    const known = await manuals.findRevision(companyId, productId);
    const versions = await manuals.listAnsweringVersions(companyId, productId);
    // One that is still being read has no vectors.
    if (versions.some(({ status }) => status !== 'ready')) return null;
    const ready = await meaning.measureVectors(companyId, versions);
    if (ready === null) return null;
    const ids = ready.models.map((model) => MODELS[model].id);
    return {
      ...{ ...ready, versions },
      revision: hashOf([known.passages, known.vectors, ready.rows, ids]),
      passages: passagesTag(known),
    };
  }

  async function* write(companyId: string, ready: Ready): AsyncGenerator<Uint8Array> {
    const { revision, passages, rows, models: names, versions } = ready;
    yield writeHead({ revision, passages, rows });
    for await (const slice of meaning.readVectors(companyId, versions, names)) yield writeRows(slice);
  }

  return {
    /**
     * Null where meaning is off, or the manuals are still being learnt.
     * @throws AppError not_found, not_allowed where the company does not allow it
     */
    async describeMeaning(uniqueId: string): Promise<OfflineMeaning | null> {
      const link = await findLinkByUniqueId(chats, uniqueId);
      requireSavable(link);
      const ready = await findReady(link);
      const offered = ready && (await models.list(ready.models));
      if (ready === null || offered === null) return null;
      const { revision, passages, bytes } = ready;
      return { revision, passages, vectorBytes: bytes, models: offered };
    },

    /** @throws AppError not_found, also where there are none; not_allowed where the company does not allow it */
    async openVectors(ids: LinkIds): Promise<VectorFile> {
      const link = await findLinkByUniqueId(chats, ids.uniqueId);
      const { companyId, productId } = link.chatbot;
      // What stands in an address may be anything, and is compared before anything is looked up by it.
      if (companyId !== ids.companyId || productId !== ids.productId) throw notFound('This chat');
      requireSavable(link);
      const ready = await findReady(link);
      if (ready === null) throw notFound('This file');
      return { revision: ready.revision, bytes: write(companyId, ready) };
    },
  };
}
