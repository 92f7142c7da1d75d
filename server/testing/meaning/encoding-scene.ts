/** Manuals in a queue to be encoded, and what is stored of them. */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { company } from '../../db/schema/companies.ts';
import { manualVersion, passageVector } from '../../db/schema/manuals.ts';
import { createEditionRepository } from '../../modules/manuals/editions.repository.ts';
import { createEncodeManualHandler } from '../../modules/meaning/encode-manual.handler.ts';
import { encodeManualJob, enqueueEncoding } from '../../modules/meaning/encode-manual.job.ts';
import { createMeaningService } from '../../modules/meaning/meaning.service.ts';
import { eventually, useJobs } from '../jobs.ts';
import { createFakeEncoder, type FakeEncoder, insertReadManual, type ReadManual } from './encodings.ts';

export const ENGLISH =
  'Open the valve and the cap of the pump, and then close it with the key that is in the box.';
export const GERMAN =
  'Öffnen Sie das Ventil und die Kappe der Pumpe, und schließen Sie es dann mit dem Schlüssel, der in der Schachtel ist.';
/** So many that it takes several batches. */
export const MANY = Array.from({ length: 70 }, (_, n) => `Step ${n}. ${ENGLISH}`);

/** Call it in a block of tests. Each begins without a company, with an empty queue and an encoder of its own. */
export function useEncoding(database: () => Database) {
  const { onError, createRunner, allJobs } = useJobs(database);
  let encoder: FakeEncoder;
  beforeEach(async () => {
    encoder = createFakeEncoder();
    await database().write.delete(company);
  });

  async function start(options = {}) {
    const { write: db } = database();
    const runner = createRunner(options);
    const { listPassages } = createEditionRepository(db);
    runner.register(encodeManualJob, createEncodeManualHandler({ db, encoder, listPassages }));
    await runner.start();
    return runner;
  }

  const vectorsOf = ({ companyId, versionId }: ReadManual) =>
    database()
      .write.select()
      .from(passageVector)
      .where(and(eq(passageVector.companyId, companyId), eq(passageVector.versionId, versionId)))
      .orderBy(asc(passageVector.ordinal), asc(passageVector.model));

  return {
    allJobs,
    start,
    vectorsOf,

    /** That of the test which runs. */
    encoder: () => encoder,

    insert: (given: Parameters<typeof insertReadManual>[1]) => insertReadManual(database().write, given),

    enqueue: ({ companyId, versionId }: ReadManual, scope: 'own' | 'multilingual' = 'own'): Promise<void> =>
      enqueueEncoding(database().write, [{ companyId, versionId, scope }]),

    service: (clock?: () => number) =>
      createMeaningService({ db: database().write, encoder, ...(clock && { clock }) }),

    /** Runs what is due until nothing is. */
    async runAll(): Promise<void> {
      const runner = await start();
      await eventually(async () => {
        const due = (await allJobs()).filter(({ runAt }) => runAt <= new Date());
        expect(due).toEqual([]);
      });
      await runner.stop();
      expect(onError).not.toHaveBeenCalled();
    },

    placesOf: async (read: ReadManual) =>
      (await vectorsOf(read)).map(({ ordinal, model }) => `${ordinal} ${model}`),

    revisionOf: async ({ versionId }: ReadManual) =>
      (await database().write.select().from(manualVersion).where(eq(manualVersion.id, versionId)))[0]
        ?.vectorsRevision,
  };
}
