import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import type { AccountLinks } from './account-links.ts';
import { createAuthRepository } from './auth.repository.ts';

/**
 * Looks whether an address has an account and mails it a link. A job, so that the call that asked for it does the
 * same work, and takes the same time, for every address.
 */
export const mailResetLinkJob = defineJob('mail-reset-link', z.object({ email: z.string().max(254) }));

type Deps = { db: Db; accountLinks: Pick<AccountLinks, 'send'> };

/** Mails a link to set a new password, unless there is no such account, it was mailed often enough, or its company is closed. */
export function createMailResetLinkHandler({ db, accountLinks }: Deps): JobHandler<{ email: string }> {
  return ({ email }, { complete }) =>
    db.transaction(async (tx) => {
      const repository = createAuthRepository(tx);
      const found = await repository.findAccountByEmail(email);
      const account = found && (await repository.lockAccount(found.id));
      const isClosed = account && (await repository.findClosedAt(account.id)) !== null;
      if (account && !isClosed) await accountLinks.send(tx, 'reset-password', account);
      await complete(tx);
    });
}
