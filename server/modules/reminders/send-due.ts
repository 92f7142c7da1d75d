import type { Db } from '../../db/connect.ts';
import type { ReminderTask } from '../../db/schema/reminders.ts';
import { dueAfter } from '../../lib/calendar/ics.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import { dayOf } from '../../time.ts';
import { createRemindersRepository, type KnownReminder } from './reminders.repository.ts';

/** What is due of a reminder; `tasks` are those, each with its next day. */
export type Due = KnownReminder & { dueOn: string };

type Deps = {
  db: Db;
  now: () => Date;
  /** Queues the mail within the transaction that takes what is due. */
  send: (tx: Db, due: Due) => Promise<void>;
  /** Whether mails to an address come back. */
  isRefused: (tx: Db, email: string) => Promise<boolean>;
};

const AT_ONCE = 200;

/**
 * Makes the function that mails what is due today or was missed. Taking it and queueing its mail are one transaction, so it is sent
 * once, also by two processes or after a crash. A failure stops none of the others.
 * @returns how many were mailed
 * @throws AggregateError at the end, if any of it failed
 */
export function createSendDue(deps: Deps) {
  const { db, now } = deps;

  return async (signal: AbortSignal): Promise<number> => {
    const today = dayOf(now());
    const failures: unknown[] = [];
    let sent = 0;
    let after: string | null = null;
    for (;;) {
      const due = await createRemindersRepository(db).listDue(today, after, AT_ONCE);
      for (const { companyId, id } of due) {
        signal.throwIfAborted();
        after = id;
        try {
          if (await db.transaction((tx) => sendOne(deps, tx, { companyId, id, today }))) sent += 1;
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

type One = { companyId: string; id: string; today: string };

/** @returns whether a mail was queued */
async function sendOne({ send, isRefused }: Deps, tx: Db, { companyId, id, today }: One): Promise<boolean> {
  const reminders = createRemindersRepository(tx);
  const found = await reminders.find(companyId, id);
  // A deleted link can come back for a while, and a suspended company be approved again: its turn comes then.
  if (!found || found.isSuspended) return false;
  if (await isRefused(tx, found.email)) {
    await reminders.remove(companyId, id);
    return false;
  }
  const tasks = found.tasks.map((task) =>
    task.dueOn <= today ? { ...task, dueOn: nextOf(task, today) } : task,
  );
  if (!(await reminders.claim(found, { tasks, nextDueOn: earliestOf(tasks) }))) return false;
  const due = tasks.filter((_, i) => (found.tasks[i]?.dueOn ?? '') <= today);
  await send(tx, { ...found, tasks: due, dueOn: found.nextDueOn });
  return true;
}

/** The next day behind today; what was missed meanwhile is told once. */
function nextOf({ dueOn, every }: ReminderTask, today: string): string {
  let next = dueOn;
  while (next <= today) next = dueAfter(next, every);
  return next;
}

/** The day of the task that is due first. */
export const earliestOf = (tasks: readonly ReminderTask[]): string =>
  tasks.map(({ dueOn }) => dueOn).sort()[0] ?? '9999-12-31';
