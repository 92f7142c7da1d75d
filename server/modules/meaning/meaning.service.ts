import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import type { StoredVectors } from '../../../engine/meaning/meaning-index.ts';
import { MODEL_NAMES, type ModelName } from '../../../engine/meaning/models.ts';
import type { Db } from '../../db/connect.ts';
import { createEncodingWishes } from './encoding-wishes.ts';
import { createLearningRepository } from './learning.repository.ts';
import { createReadyVectorsRepository } from './ready-vectors.repository.ts';
import { createVectorRepository, type VectorKey, type VectorRow } from './vectors.repository.ts';

export type MeaningDeps = {
  db: Db;
  encoder: Pick<Encoder, 'status'>;
  /** By which wishes are forgotten, ms. Only tests give one. */
  clock?: () => number;
};
export type MeaningService = ReturnType<typeof createMeaningService>;

/** How far the passages of a manual have been learnt. */
export type Learning = { passages: number; encoded: number };

/** A manual whose vectors are wanted, in the edition that answers. */
export type VectorSource = VectorKey & { manualId: string };

/** The vectors that questions in the languages of some manuals are compared with, each passage having some. */
export type ReadyVectors = { models: ModelName[]; rows: number; bytes: number };

/** A third of a megabyte of rows: small enough not to hold up other requests while it is parsed. */
const SLICE_ROWS = 100;

/** What the passages of manuals mean, as vectors: has them made, and hands them out. */
export function createMeaningService({ db, encoder, clock = () => performance.now() }: MeaningDeps) {
  const vectors = createVectorRepository(db);
  const learning = createLearningRepository(db);
  const { countVectors } = createReadyVectorsRepository(db);
  const isOff = (): boolean => encoder.status().state === 'off';

  async function* slicesOf(companyId: string, { versionId, edition }: VectorSource) {
    let last: VectorRow | undefined;
    for (;;) {
      const slice = await vectors.listVectors(companyId, { versionId, edition }, last ?? null, SLICE_ROWS);
      yield slice;
      if (slice.length < SLICE_ROWS) return;
      last = slice.at(-1);
      await yieldToEventLoop();
    }
  }

  return {
    ...createEncodingWishes({ db, isOff, clock }),

    /** The vectors of manuals that can be used. Reads in slices, between which others get their turn. */
    async listVectors(companyId: string, sources: readonly VectorSource[]): Promise<StoredVectors[]> {
      if (isOff()) return [];
      const stored: StoredVectors[] = [];
      for (const source of sources)
        for await (const slice of slicesOf(companyId, source))
          for (const row of slice) stored.push({ manualId: source.manualId, ...row });
      return stored;
    },

    /** Null where they are not used, or some passages have none yet. */
    async measureVectors(companyId: string, sources: readonly VectorSource[]): Promise<ReadyVectors | null> {
      if (isOff() || sources.length === 0) return null;
      const { passages, encoded, rows, bytes, english } = await countVectors(companyId, sources);
      if (passages === 0 || encoded < passages) return null;
      // What the other model has made of these passages serves questions in other languages.
      if (english.rows === passages) return { models: ['english'], ...english };
      return { models: english.rows > 0 ? [...MODEL_NAMES] : ['multilingual'], rows, bytes };
    },

    /** The vectors of these models, in slices. */
    async *readVectors(
      companyId: string,
      sources: readonly VectorSource[],
      models: readonly ModelName[],
    ): AsyncGenerator<StoredVectors[]> {
      for (const source of sources)
        for await (const slice of slicesOf(companyId, source))
          yield slice
            .filter(({ model }) => models.includes(model))
            .map((row) => ({ manualId: source.manualId, ...row }));
    },

    /** How far each of the versions is that are being learnt; the others are left out. */
    async listLearning(companyId: string, versionIds: readonly string[]): Promise<Map<string, Learning>> {
      if (isOff()) return new Map();
      const inWork = new Set(await learning.listInWork(companyId));
      const counted = await vectors.countEncoded(
        companyId,
        versionIds.filter((id) => inWork.has(id)),
      );
      return new Map(counted.map(({ versionId, ...counts }) => [versionId, counts]));
    },
  };
}
