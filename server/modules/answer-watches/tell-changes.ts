import { v7 as uuidv7 } from 'uuid';
import { wordsAsked } from '../../../contracts/chat/photo-question.ts';
import { MAX_CHANGE_MAILS_PER_ADDRESS, MAX_CHANGE_MAILS_PER_DAY } from '../../../contracts/plans/limits.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import { daysBefore } from '../../time.ts';
import type { ToldAnswer } from '../mails/change-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { createAnswerWatchesRepository, type KnownWatch } from './answer-watches.repository.ts';

type Deps = {
  db: Db;
  now: () => Date;
  mails: Pick<MailsService, 'countChangeMails' | 'findRefusal'>;
  /** Queues the mail with that id, within the transaction that notes what is told. */
  send: (tx: Db, watch: KnownWatch, answers: ToldAnswer[], mailId: string) => Promise<void>;
};

const AT_ONCE = 200;
/** Most answers in one mail; there are seldom two. */
const MOST_ANSWERS = 20;

/**
 * Makes the function that mails what is to be told, of one company or of all. Noting it and queueing the mail are one transaction with a
 * condition, so each change is told once, also by two processes or after a crash. What is more than a day's mails waits for the next time. A
 * failure stops none of the others.
 * @returns how many were mailed
 * @throws AggregateError at the end, if any of it failed
 */
export function createTellChanges(deps: Deps) {
  const { db } = deps;

  return async (signal: AbortSignal, companyId?: string): Promise<number> => {
    const failures: unknown[] = [];
    let sent = 0;
    let after: string | null = null;
    for (;;) {
      const due: { companyId: string; id: string }[] = await createAnswerWatchesRepository(db).listDue(
        companyId,
        after,
        AT_ONCE,
      );
      for (const one of due) {
        signal.throwIfAborted();
        after = one.id;
        try {
          if (await tellOne(deps, one)) sent += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (due.length < AT_ONCE) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(reasonOf).join('; '));
    return sent;
  };
}

/** Tells one address what it is to be told. @returns whether a mail was queued */
export const tellOne = (deps: Deps, { companyId, id }: { companyId: string; id: string }): Promise<boolean> =>
  deps.db.transaction((tx) => tellWithin(deps, tx, companyId, id));

async function tellWithin(
  { now, mails, send }: Deps,
  tx: Db,
  companyId: string,
  id: string,
): Promise<boolean> {
  // One after another, so that the counts of mails hold.
  await lockCompany(tx, companyId);
  const watches = createAnswerWatchesRepository(tx);
  const found = await watches.find(companyId, id);
  // A deleted link can come back for a while, and a suspended company be approved again: its turn comes then.
  if (!found || found.isSuspended) return false;
  if ((await mails.findRefusal(tx, found.email)) !== undefined) {
    await watches.removeAddress(found);
    return false;
  }
  const written = await mails.countChangeMails(tx, companyId, found.email, daysBefore(now(), 1));
  if (written.ofCompany >= MAX_CHANGE_MAILS_PER_DAY || written.toRecipient >= MAX_CHANGE_MAILS_PER_ADDRESS)
    return false;
  const untold = await watches.listUntold(companyId, id);
  if (untold.length === 0) return false;
  const answers: ToldAnswer[] = [];
  for (const { questionId, changes } of untold.slice(0, MOST_ANSWERS)) {
    const question = questionId === null ? undefined : await watches.findQuestion(companyId, questionId);
    answers.push({ question: wordsAsked(question ?? ''), changes });
  }
  const mailId = uuidv7();
  const versionIds = [...new Set(untold.map(({ versionId }) => versionId))];
  if (!(await watches.claim(found, versionIds, mailId))) return false;
  await send(tx, found, answers, mailId);
  return true;
}
