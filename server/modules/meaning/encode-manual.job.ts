import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueOnce } from '../../jobs/enqueue-job.ts';

const payload = z.object({
  companyId: id,
  versionId: id,
  /** `own`: each passage by the model of its language. `multilingual`: all of them by that one as well. */
  scope: z.enum(['own', 'multilingual']),
  /** Ordinal of the last passage that was seen to. */
  after: z.number().int().default(-1),
  /** Language that it was in; null: that of the manual. */
  language: z.string().nullable().default(null),
  /** How many passages the job has encoded so far. */
  done: z.number().int().default(0),
  /** How often in a row the encoder had nothing to give. */
  failures: z.number().int().default(0),
});

/** A version of a manual whose passages get their vectors, and how far that is. */
export type EncodingTask = z.output<typeof payload>;

/** What the job is enqueued for. */
export type EncodingTarget = Pick<EncodingTask, 'companyId' | 'versionId' | 'scope'>;

/**
 * One batch of passages, then it goes behind the other manuals in the queue: so a company with ten of them, or with a long one,
 * keeps nobody waiting. One at a time, as the encoder of a process works.
 */
export const encodeManualJob = defineJob('encode-manual', payload, { maxAttempts: 10 });

const nameOf = ({ companyId, versionId, scope }: EncodingTarget): string =>
  `${companyId} ${versionId} ${scope}`;

/** Enqueues versions that are not in the queue yet. */
export async function enqueueEncoding(db: Db, targets: readonly EncodingTarget[]): Promise<void> {
  await enqueueOnce(
    db,
    encodeManualJob,
    targets.map((target) => ({
      companyId: target.companyId,
      name: nameOf(target),
      payload: { ...target, after: -1, language: null, done: 0, failures: 0 },
    })),
  );
}

/** Enqueues the rest of a task, in the transaction that completed the job of what came before. */
export async function enqueueRest(tx: Db, task: EncodingTask, waitMs = 0): Promise<void> {
  const { companyId } = task;
  await enqueueOnce(tx, encodeManualJob, [{ companyId, name: nameOf(task), payload: task, waitMs }]);
}
