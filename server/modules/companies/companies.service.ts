import { v7 as uuidv7 } from 'uuid';
import type {
  Company,
  CompanyCard,
  CompanyProfile,
  CompanyProfileChange,
  Summary,
} from '../../../contracts/company/companies.ts';
import { TRIAL_DAYS } from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import type { Actor, CompanyActor } from '../../http/actor.ts';
import { changePercent } from '../../lib/change-percent.ts';
import { dayOf, daysBefore } from '../../time.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { presentCompany, presentCompanyCard } from './companies.presenter.ts';
import {
  type CompaniesRepository,
  type CompanyRow,
  createCompaniesRepository,
  type DayRange,
} from './companies.repository.ts';

export type CompaniesService = ReturnType<typeof createCompaniesService>;

/** Companies: profile, contact card, the dashboard's figures. */
export function createCompaniesService({ db, links }: { db: Db; links: LinkSigner }) {
  const repository = createCompaniesRepository(db);
  const holdings = createHoldingsRepository(db);

  return {
    /** @throws AppError conflict if the account has a company, not_allowed for administrators */
    async create(actor: Actor, profile: CompanyProfile): Promise<Company> {
      if (actor.role === 'admin') throw new AppError('not_allowed', 'An administrator has no company.');
      return db.transaction(async (tx) => {
        const within = createCompaniesRepository(tx);
        const owner = await within.lockOwner(actor.accountId);
        if (owner?.companyId) throw new AppError('conflict', 'You have a company profile already.');
        // An account approved before it had a company begins its trial now.
        const row = await insert(within, actor.accountId, profile, owner?.role === 'company');
        return presentCompany(row, links);
      });
    },

    /**
     * Stores the approved company of an owner whose account was just made, in the caller's transaction. @returns its
     * id
     */
    async addFor(tx: Db, ownerId: string, profile: CompanyProfile): Promise<string> {
      return (await insert(createCompaniesRepository(tx), ownerId, profile, true)).id;
    },

    /** @throws AppError not_found before the company is created */
    async own(actor: Actor): Promise<Company> {
      const row = actor.companyId === null ? undefined : await repository.find(actor.companyId);
      if (!row) throw notFound('Your company profile');
      return presentCompany(row, links);
    },

    /** @throws AppError not_found before the company is created */
    async update(actor: Actor, profile: CompanyProfileChange): Promise<Company> {
      const columns = columnsOf(profile);
      if (actor.companyId === null) throw notFound('Your company profile');
      const isEmpty = Object.keys(columns).length === 0;
      const row = isEmpty
        ? await repository.find(actor.companyId)
        : await repository.update(actor.companyId, columns);
      if (!row) throw notFound('Your company profile');
      return presentCompany(row, links);
    },

    /** The public contact card. @throws AppError not_found */
    async card(companyId: string): Promise<CompanyCard> {
      const row = await repository.find(companyId);
      if (!row || row.closedAt) throw notFound('This company');
      return presentCompanyCard(row, links);
    },

    /** Lets the company's chatbots answer and, the first time, starts its trial. */
    async markApproved(tx: Db, companyId: string): Promise<void> {
      const within = createCompaniesRepository(tx);
      await within.setSuspended(companyId, null, '');
      await within.startTrial(companyId, trialEnd(new Date()));
    },

    /** From now on the company's chatbots show its contact card instead of answers. @param reason told to the owner */
    async markSuspended(tx: Db, companyId: string, reason: string): Promise<void> {
      await createCompaniesRepository(tx).setSuspended(companyId, new Date(), reason);
    },

    /** Figures and trends of the dashboard. */
    async summary(actor: CompanyActor, now = new Date()): Promise<Summary> {
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
    },
  };

  /** The seven days before today against the seven before those, in percent: today is not over. */
  async function weeklyChange(companyId: string, now: Date): Promise<number | null> {
    const daysAgo = (days: number) => dayOf(daysBefore(now, days));
    const asked = (days: DayRange) => repository.countQuestions(companyId, days);
    // Of a week that began without customers, any other is a rise.
    if ((await asked({ to: daysAgo(13) })) === 0) return null;
    const before = await asked({ from: daysAgo(14), to: daysAgo(7) });
    return changePercent(before, await asked({ from: daysAgo(7), to: daysAgo(0) }));
  }
}

/** Stores the company of an owner who has none. @param hasTrial whether it is approved, so that its trial begins now */
async function insert(
  within: CompaniesRepository,
  ownerId: string,
  profile: CompanyProfile,
  hasTrial: boolean,
): Promise<CompanyRow> {
  const row = await within.insert({
    id: uuidv7(),
    ownerId,
    ...columnsOf(profile),
    name: profile.company_name,
    trialEndsAt: hasTrial ? trialEnd(new Date()) : null,
  });
  if (!row) throw new Error('The company was not stored.');
  await within.setOwnerCompany(ownerId, row.id);
  return row;
}

/** End of the trial that begins at `from`. */
const trialEnd = (from: Date): Date => daysBefore(from, -TRIAL_DAYS);

// Fields that were not sent keep their value.
function columnsOf(profile: CompanyProfileChange) {
  return {
    ...(profile.company_name === undefined ? {} : { name: profile.company_name }),
    ...(profile.description === undefined ? {} : { description: profile.description }),
    ...(profile.address === undefined ? {} : { address: profile.address }),
    ...(profile.company_website === undefined ? {} : { website: profile.company_website }),
    ...(profile.company_email === undefined ? {} : { email: profile.company_email }),
    ...(profile.company_contact === undefined ? {} : { contact: profile.company_contact }),
    ...(profile.accent === undefined ? {} : { accent: profile.accent }),
    ...(profile.embedOrigins === undefined ? {} : { embedOrigins: profile.embedOrigins }),
  };
}
