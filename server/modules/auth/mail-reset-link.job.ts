import { z } from 'zod';
import { paths } from '../../../contracts/paths.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import { resetPasswordMail } from '../mails/account-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { createAuthRepository } from './auth.repository.ts';
import { issueToken } from './issue-token.ts';

/**
 * Looks whether an address has an account and mails it a link. A job, so that the call that asked for it does the
 * same work, and takes the same time, for every address.
 */
export const mailResetLinkJob = defineJob('mail-reset-link', z.object({ email: z.string().max(254) }));

type Deps = { db: Db; mails: Pick<MailsService, 'queue'>; publicUrl: string; brandName: string };

/** Mails a link to set a new password, unless there is no such account or it was mailed often enough. */
export function createMailResetLinkHandler({
  db,
  mails,
  publicUrl,
  brandName,
}: Deps): JobHandler<{ email: string }> {
  return ({ email }, { complete }) =>
    db.transaction(async (tx) => {
      const repository = createAuthRepository(tx);
      const found = await repository.findAccountByEmail(email);
      const account = found && (await repository.lockAccount(found.id));
      const token = account ? await issueToken(tx, account.id, 'reset-password') : null;
      if (account && token !== null) {
        const link = publicUrl + paths.resetPassword.href(token);
        await mails.queue(tx, {
          companyId: account.companyId,
          recipient: account.email,
          content: resetPasswordMail({ brandName, name: account.name, link }),
          isPrivate: true,
        });
      }
      await complete(tx);
    });
}
