import { createLanguageTracker } from '../../../engine/index/passage-language.ts';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import { MODELS, modelFor } from '../../../engine/meaning/models.ts';
import type { Db } from '../../db/connect.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import type { TryoutTarget } from './tryout-jobs.ts';
import { createTryoutRepository, type NewVector } from './tryouts.repository.ts';

/** Passages after which what is there is put to use. */
const BATCH = 64;

/**
 * Gives the passages of a visitor's manual their vectors, each by the model of its language. Where the encoder has
 * nothing to give, the manual goes on answering by its words.
 */
export function createEncodeTryoutHandler({
  db,
  encoder,
}: {
  db: Db;
  encoder: Pick<Encoder, 'encodePassage'>;
}): JobHandler<TryoutTarget> {
  const repository = createTryoutRepository(db);
  return async ({ tryoutId }, { signal }) => {
    const found = await repository.findWhole(tryoutId);
    if (!found) return;
    const languageOfNext = createLanguageTracker(found.manual.language);
    let rows: NewVector[] = [];
    for (const passage of found.manual.passages) {
      signal.throwIfAborted();
      const model = modelFor(languageOfNext(passage.text));
      const vectors = await encoder.encodePassage(model, passage);
      if (vectors === null) break;
      const { windows, bytes } = vectors;
      rows.push({
        ...{ ordinal: passage.ordinal, model, modelId: MODELS[model].id, windows },
        bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      });
      if (rows.length < BATCH) continue;
      if (!(await store(repository, tryoutId, rows))) return;
      rows = [];
    }
    await store(repository, tryoutId, rows);
  };
}

/** @returns whether the manual is still there */
async function store(
  repository: ReturnType<typeof createTryoutRepository>,
  id: string,
  rows: readonly NewVector[],
): Promise<boolean> {
  if (!(await repository.find(id))) return false;
  await repository.putVectors(id, rows);
  return true;
}
