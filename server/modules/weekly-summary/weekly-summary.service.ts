import { AppError } from '../../app-error.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import { lastWeek } from './last-week.ts';
import { createSendToCompany, type SendDeps } from './send-week.ts';
import { createWeeklySummaryRepository, type DueCompany } from './weekly-summary.repository.ts';

const COMPANIES_AT_ONCE = 100;

type Deps = SendDeps & { now?: () => Date };
export type WeeklySummaryService = ReturnType<typeof createWeeklySummary>;

/** What a company's customers asked in a week, mailed to who wants it. */
export function createWeeklySummary(deps: Deps) {
  const { db, tokens, now = () => new Date() } = deps;
  const repository = createWeeklySummaryRepository(db);
  const sendToCompany = createSendToCompany(deps);

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
