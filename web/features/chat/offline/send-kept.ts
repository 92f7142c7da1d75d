/** Sends what was asked on this device, in order. */
import type { KeptQuestion } from '../../../../contracts/chat/offline.ts';
import { MAX_KEPT_QUESTIONS } from '../../../../contracts/plans/limits.ts';
import { hasCode } from '../../../lib/api/api-error.ts';

/** Where questions are kept, and how they are sent. */
export type Mailbag = {
  /** What waits, the oldest first. */
  list: () => Promise<readonly KeptQuestion[]>;
  /** @returns keys of those that the server has taken. @throws ApiError */
  post: (questions: KeptQuestion[]) => Promise<string[]>;
  forget: (keys: string[]) => Promise<void>;
};

/** Sends all that waits, and forgets what was taken, or never will be. @throws ApiError where the rest can't be sent now */
export async function sendKept({ list, post, forget }: Mailbag): Promise<void> {
  for (;;) {
    const kept = (await list()).slice(0, MAX_KEPT_QUESTIONS);
    if (kept.length === 0) return;
    const done = await postSome(kept.map(present), post);
    await forget(done);
    if (done.length === 0) return;
  }
}

/** @returns keys of those that are done with */
async function postSome(questions: KeptQuestion[], post: Mailbag['post']): Promise<string[]> {
  try {
    return await post(questions);
  } catch (error) {
    if (!hasCode(error, 'invalid_request')) throw error;
    // What the server refuses it will never take; that holds back none of the others.
    if (questions.length === 1) return questions.map(({ key }) => key);
    const done: string[] = [];
    for (const question of questions) done.push(...(await postSome([question], post)));
    return done;
  }
}

/** Without what is the device's alone. */
const present = (kept: KeptQuestion): KeptQuestion => {
  const { key, question, askedAt, variant, variants, byMeaning, place, model, serial, visit } = kept;
  return {
    ...{ key, question, askedAt },
    ...(variant !== undefined && { variant }),
    ...(variants && { variants }),
    ...(byMeaning !== undefined && { byMeaning }),
    ...(place !== undefined && { place }),
    ...(model !== undefined && { model }),
    ...(serial !== undefined && { serial }),
    ...(visit !== undefined && { visit }),
  };
};
