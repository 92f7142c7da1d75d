import { accountRoutes } from '../../../contracts/account/account.ts';
import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import type { Improvement, Topic } from '../../../contracts/analytics/analytics-topics.ts';
import { fillPath } from '../../../contracts/fill-path.ts';
import { paths } from '../../../contracts/paths.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import type { UnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import type { FiguresService } from '../analytics/figures/figures.service.ts';
import type { ImprovementService } from '../analytics/improvements/improvements.service.ts';
import type { Days } from '../analytics/period.ts';
import { presentTopics } from '../analytics/topics/topics.presenter.ts';
import type { TopicService } from '../analytics/topics/topics.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { type WeeklySummaryMail, weeklySummaryMail } from '../mails/weekly-summary-mail.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { lastWeek } from './last-week.ts';
import {
  createWeeklySummaryRepository,
  type DueCompany,
  type Subscriber,
} from './weekly-summary.repository.ts';

/** More of them are no summary. */
const MAX_TOPICS = 3;
const MAX_IMPROVEMENTS = 3;
const COMPANIES_AT_ONCE = 100;

type Deps = {
  db: Db;
  figures: Pick<FiguresService, 'overview'>;
  topics: Pick<TopicService, 'findTroubles'>;
  improvements: Pick<ImprovementService, 'listCards'>;
  mails: Pick<MailsService, 'queue'>;
  tokens: UnsubscribeTokens;
  publicUrl: string;
  identity: Pick<IdentityService, 'read'>;
  now?: () => Date;
};
export type WeeklySummaryService = ReturnType<typeof createWeeklySummary>;

type Content = Days &
  Identity & {
    figures: WeeklySummaryMail['figures'];
    topics: readonly Topic[];
    improvements: readonly Improvement[];
  };

/** What a company's customers asked in a week, mailed to who wants it. */
export function createWeeklySummary(deps: Deps) {
  const { db, figures, topics, improvements, mails, tokens, publicUrl, identity } = deps;
  const { now = () => new Date() } = deps;
  const repository = createWeeklySummaryRepository(db);

  /** Null for a week without a question. */
  async function summarize(companyId: string, week: Days): Promise<Content | null> {
    const overview = await figures.overview({ companyId }, week);
    if (overview.total.asked === 0) return null;
    const troubles = await topics.findTroubles({ companyId }, week);
    const cards = await improvements.listCards({ companyId }, troubles, week);
    return {
      ...week,
      ...(await identity.read(db)),
      figures: overview,
      topics: presentTopics(troubles).slice(0, MAX_TOPICS),
      improvements: cards.slice(0, MAX_IMPROVEMENTS),
    };
  }

  function write(content: Content, { name: companyName }: DueCompany, { id, name }: Subscriber) {
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

  /** Sends the week to everybody in a company who wants it, once each. @returns how many were mailed */
  async function sendToCompany(company: DueCompany, week: Days): Promise<number> {
    const due = await repository.listDueAccounts(company.id, week.from);
    const content = company.isSuspended ? null : await summarize(company.id, week);
    let sent = 0;
    for (const accountId of due) {
      const isSent = await db.transaction(async (tx) => {
        const claimed = await createWeeklySummaryRepository(tx).claim(company.id, accountId, week.from);
        // Accounts that may not work, and unconfirmed addresses, are skipped for this week.
        if (!claimed || !content || claimed.role !== 'company' || !claimed.emailConfirmedAt) return false;
        const mail = write(content, company, claimed);
        // It names topics in the customers' own words.
        const isPrivate = true;
        await mails.queue(tx, { companyId: company.id, recipient: claimed.email, isPrivate, ...mail });
        return true;
      });
      if (isSent) sent += 1;
    }
    return sent;
  }

  return {
    /** Switches the summary of the own account on or off; the first is of the week that runs now. */
    async set({ accountId }: Pick<CompanyActor, 'accountId'>, isWanted: boolean): Promise<void> {
      if (isWanted) await repository.switchOn(accountId, lastWeek(now()).from);
      else await repository.switchOff(accountId);
    },

    /**
     * Switches it off by the link in a mail.
     * @throws AppError link_expired for a token that we have not made
     */
    async stop(token: string): Promise<void> {
      const accountId = tokens.read(token);
      if (accountId === null)
        throw new AppError(
          'link_expired',
          'This link does not work. Switch the summary off in your account.',
        );
      await repository.switchOff(accountId);
    },

    /**
     * Mails the summary of the last whole week to everybody who is still due one. A failure at one company does not
     * stop the others. Safe to run again, even by two processes at once.
     * @returns how many were mailed
     * @throws AggregateError at the end, if any of it failed
     */
    async sendDue(signal: AbortSignal): Promise<number> {
      const week = lastWeek(now());
      const failures: unknown[] = [];
      let sent = 0;
      let companies: DueCompany[];
      let after: string | null = null;
      do {
        companies = await repository.listDueCompanies(week.from, after, COMPANIES_AT_ONCE);
        for (const company of companies) {
          signal.throwIfAborted();
          after = company.id;
          try {
            sent += await sendToCompany(company, week);
          } catch (error) {
            failures.push(error);
          }
        }
      } while (companies.length === COMPANIES_AT_ONCE);
      if (failures.length > 0) throw new AggregateError(failures, failures.map(reasonOf).join('; '));
      return sent;
    },
  };
}
