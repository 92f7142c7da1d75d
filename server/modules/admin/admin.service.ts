import type { Role } from '../../../contracts/account/auth.ts';
import type { Client, ClientDetail } from '../../../contracts/admin/admin.ts';
import { paths } from '../../../contracts/paths.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import type { ListPage } from '../../db/list-page.ts';
import { monthOf } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { CompaniesService } from '../companies/companies.service.ts';
import { approvedMail, suspendedMail } from '../mails/mail-templates.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { PlanInterests } from '../plans/plan-interests.service.ts';
import type { PlansService } from '../plans/plans.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { presentClient } from './admin.presenter.ts';
import { type ClientFilter, createAdminRepository } from './admin.repository.ts';

type Deps = {
  db: Db;
  companies: Pick<CompaniesService, 'markApproved' | 'markSuspended'>;
  plans: Pick<PlansService, 'entitlement' | 'extraQueries' | 'forgetEntitlement'>;
  planInterests: Pick<PlanInterests, 'list'>;
  mails: Pick<MailsService, 'queue'>;
  publicUrl: string;
  identity: Pick<IdentityService, 'read'>;
};

/** Of an account that has no company yet. */
const NOTHING_HELD = {
  extra_queries: 0,
  products: 0,
  manuals: 0,
  chatbots: 0,
  interests: [],
  lacksTwoStep: 0,
};

export type AdminService = ReturnType<typeof createAdminService>;
type Decision = { userId: string; role: Role };

/** The administrator's view of the clients, and the decision who may work. */
export function createAdminService({
  db,
  companies,
  plans,
  planInterests,
  mails,
  publicUrl,
  identity,
}: Deps) {
  const month = () => monthOf(new Date());
  const repository = createAdminRepository(db, month);
  const holdings = createHoldingsRepository(db);

  async function holdingsOf(companyId: string) {
    return {
      extra_queries: await plans.extraQueries(companyId, month()),
      products: await holdings.countProducts(companyId),
      manuals: await holdings.countManuals(companyId),
      chatbots: await holdings.countChatbots(companyId),
      interests: await planInterests.list(companyId),
      lacksTwoStep: await repository.countWithoutTwoStep(companyId),
    };
  }

  async function decide(
    actor: AuditActor,
    userId: string,
    role: 'company' | 'user',
    reason = '',
  ): Promise<Decision> {
    const { companyId } = await db.transaction(async (tx) => {
      const within = createAdminRepository(tx, month);
      // Administrators are no clients: suspending one could lock everybody out. Nor are members: the decision is
      // about the company, through its owner.
      const owner = await within.findClientAccount(userId);
      if (!owner) throw notFound('This user');
      if (owner.role === role) return owner;
      const isApproval = role === 'company';
      // The company is locked first, as when somebody joins it: they are a member by now or will see the decision.
      if (owner.companyId) {
        if (isApproval) await companies.markApproved(tx, owner.companyId);
        else await companies.markSuspended(tx, owner.companyId, reason);
      }
      await within.setRole(owner, role, isApproval ? new Date() : null);
      const link = publicUrl + (isApproval ? paths.dashboard.href() : paths.login.href());
      const words = { ...(await identity.read(tx)), name: owner.name, link };
      const content = isApproval ? approvedMail(words) : suspendedMail({ ...words, reason });
      await mails.queue(tx, { companyId: owner.companyId, recipient: owner.email, content });
      await recordAudit(tx, actor, {
        action: isApproval ? 'client.approved' : 'client.suspended',
        companyId: owner.companyId,
        subject: { id: userId, name: owner.name },
        before: { role: owner.role },
        after: isApproval ? { role } : { role, reason },
      });
      return owner;
    });
    if (companyId) plans.forgetEntitlement(companyId);
    return { userId, role };
  }

  return {
    async listClients(filter: ClientFilter): Promise<ListPage<Client>> {
      const { rows, total } = await repository.listClients(filter);
      return { rows: rows.map(presentClient), total };
    },

    /** @throws AppError not_found */
    async findClient(id: string): Promise<ClientDetail> {
      const row = await repository.findClient(id);
      if (!row) throw notFound('This client');
      const companyId = row.company?.id;
      const entitlement = companyId === undefined ? undefined : await plans.entitlement(companyId);
      const total_tokens = entitlement?.tokenLimitPerMonth ?? null;
      const client = presentClient(row);
      return {
        ...client,
        company: client.company && { ...client.company, total_tokens },
        total_tokens,
        queries_used: row.queriesUsed,
        total_queries: entitlement?.maxQueries ?? null,
        total_products: entitlement?.maxProducts ?? null,
        total_manuals: entitlement?.maxManuals ?? null,
        trialEndsAt: entitlement?.trialEndsAt?.toISOString() ?? null,
        requiresTwoStep: row.company?.requiresTwoStep ?? false,
        suspensionReason: row.company?.suspensionReason ?? '',
        ...(companyId === undefined ? NOTHING_HELD : await holdingsOf(companyId)),
      };
    },

    /** Lets the account work; starts the trial the first time. @throws AppError not_found */
    approve: (actor: AuditActor, userId: string): Promise<Decision> => decide(actor, userId, 'company'),

    /**
     * Takes the account's rights, and mails the reason where one is given; its chatbots answer with the contact card.
     * @throws AppError not_found
     */
    suspend: (actor: AuditActor, userId: string, reason = ''): Promise<Decision> =>
      decide(actor, userId, 'user', reason),
  };
}
