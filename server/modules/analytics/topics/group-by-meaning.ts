import { setTimeout as sleep } from 'node:timers/promises';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import { findTopics, type Topic } from '../../../../engine/topics/find-topics.ts';
import { meaningsOf } from '../../../../engine/topics/meanings-of.ts';

/** Topics, and what is better than they are, if it comes to be. */
export type Grouped = {
  topics: Topic[];
  /** By words and meaning, when these are there only later; null where they are in the topics, or won't come. */
  better: Promise<Topic[] | null> | null;
  /** The encoder failed: another time it may not. */
  hasFailed: boolean;
};

/** A thousand questions take the encoder 2 to 5 seconds. Who waits longer gets what words alone tell: ms. */
const MAX_WAIT_MS = 8000;

const LATE = 'late' as const;

/**
 * Groups the questions about a product by words and meaning, or by words alone where the encoder is off, fails or takes longer
 * than `maxWaitMs`.
 */
export async function groupByMeaning(
  encoder: Pick<Encoder, 'encodeLog' | 'status'>,
  questions: readonly string[],
  productName: string,
  maxWaitMs = MAX_WAIT_MS,
): Promise<Grouped> {
  const names = [productName];
  const giveUp = new AbortController();
  const meanings = meaningsOf(encoder, questions);
  const inTime = await Promise.race([
    meanings,
    sleep<typeof LATE>(maxWaitMs, LATE, { ref: false, signal: giveUp.signal }).catch(() => LATE),
  ]);
  giveUp.abort();
  if (inTime !== LATE) {
    const hasFailed = inTime === null && encoder.status().state !== 'off';
    return { topics: await findTopics(questions, names, inTime), better: null, hasFailed };
  }
  const better = meanings.then((late) => late && findTopics(questions, names, late));
  return { topics: await findTopics(questions, names), better, hasFailed: false };
}
