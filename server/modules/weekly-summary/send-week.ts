import { accountRoutes } from '../../../contracts/account/account.ts';
import { fillPath } from '../../../contracts/fill-path.ts';
import { paths } from '../../../contracts/paths.ts';
import type { UnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import type { Days } from '../analytics/period.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { weeklySummaryMail } from '../mails/weekly-summary-mail.ts';
import { type Content, type ContentDeps, createSummarize } from './week-content.ts';
import {
  createWeeklySummaryRepository,
  type DueCompany,
  type Subscriber,
} from './weekly-summary.repository.ts';

export type SendDeps = ContentDeps & {
  mails: Pick<MailsService, 'queue'>;
  tokens: UnsubscribeTokens;
  publicUrl: string;
};

/** Makes the function that sends the week to everybody in a company who wants it, once each. @returns how many were mailed */
export function createSendToCompany(deps: SendDeps) {
  const { db, mails } = deps;
  const repository = createWeeklySummaryRepository(db);
  const summarize = createSummarize(deps);

  return async (company: DueCompany, week: Days): Promise<number> => {
    const due = await repository.listDueAccounts(company.id, week.from);
    const content = company.isSuspended ? null : await summarize(company.id, week);
    let sent = 0;
    for (const accountId of due) {
      const isSent = await db.transaction(async (tx) => {
        const claimed = await createWeeklySummaryRepository(tx).claim(company.id, accountId, week.from);
        // Accounts that may not work, and unconfirmed addresses, are skipped for this week.
        if (!claimed || !content || claimed.role !== 'company' || !claimed.emailConfirmedAt) return false;
        const mail = write(deps, content, company, claimed);
        // It names topics in the customers' own words.
        const isPrivate = true;
        await mails.queue(tx, { companyId: company.id, recipient: claimed.email, isPrivate, ...mail });
        return true;
      });
      if (isSent) sent += 1;
    }
    return sent;
  };
}

function write(
  { tokens, publicUrl }: Pick<SendDeps, 'tokens' | 'publicUrl'>,
  content: Content,
  { name: companyName }: DueCompany,
  { id, name }: Subscriber,
) {
  const period = new URLSearchParams({ period: 'own', from: content.from, to: content.to });
  const token = tokens.make(id);
  const stopPath = fillPath(accountRoutes.stopWeeklySummary.path, { token });
  return {
    unsubscribeUrl: publicUrl + stopPath,
    content: weeklySummaryMail({
      ...content,
      companyName,
      name,
      analyticsLink: `${publicUrl}${paths.analytics.href()}?${period}`,
      accountLink: publicUrl + paths.account.href(),
      stopLink: publicUrl + paths.stopWeeklySummary.href(token),
    }),
  };
}
