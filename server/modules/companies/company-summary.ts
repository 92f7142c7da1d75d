import type { Summary } from '../../../contracts/company/companies.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { changePercent } from '../../lib/change-percent.ts';
import { dayOf, daysBefore } from '../../time.ts';
import { createCompaniesRepository, type DayRange } from './companies.repository.ts';

/** Makes the function that reads the figures and trends of the dashboard. */
export function createSummary(db: Db) {
  const repository = createCompaniesRepository(db);
  const holdings = createHoldingsRepository(db);

  /** The seven days before today against the seven before those, in percent: today is not over. */
  async function weeklyChange(companyId: string, now: Date): Promise<number | null> {
    const daysAgo = (days: number) => dayOf(daysBefore(now, days));
    const asked = (days: DayRange) => repository.countQuestions(companyId, days);
    // Of a week that began without customers, any other is a rise.
    if ((await asked({ to: daysAgo(13) })) === 0) return null;
    const before = await asked({ from: daysAgo(14), to: daysAgo(7) });
    return changePercent(before, await asked({ from: daysAgo(7), to: daysAgo(0) }));
  }

  return async (actor: CompanyActor, now = new Date()): Promise<Summary> => {
    const { companyId } = actor;
    const chatbots = await holdings.countChatbots(companyId);
    const manualsThisWeek = await holdings.countManuals(companyId, daysBefore(now, 7));
    return {
      chatbots,
      products: await holdings.countProducts(companyId),
      manuals: await holdings.countManuals(companyId),
      interactions: await repository.countQuestions(companyId),
      trends: {
        chatbots: changePercent(await holdings.countChatbots(companyId, daysBefore(now, 30)), chatbots),
        manuals: manualsThisWeek === 0 ? null : manualsThisWeek,
        interactions: await weeklyChange(companyId, now),
      },
    };
  };
}
