import { v7 as uuidv7 } from 'uuid';
import type {
  Company,
  CompanyCard,
  CompanyProfile,
  CompanyProfileChange,
} from '../../../contracts/company/companies.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { presentCompany, presentCompanyCard } from './companies.presenter.ts';
import {
  type CompaniesRepository,
  type CompanyRow,
  createCompaniesRepository,
} from './companies.repository.ts';
import { companyStanding, trialEnd } from './company-standing.ts';
import { createSummary } from './company-summary.ts';

export type CompaniesService = ReturnType<typeof createCompaniesService>;

/** Companies: profile, contact card, the dashboard's figures. */
export function createCompaniesService({ db, links }: { db: Db; links: LinkSigner }) {
  const repository = createCompaniesRepository(db);

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

    ...companyStanding,

    /** Figures and trends of the dashboard. */
    summary: createSummary(db),
  };
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
