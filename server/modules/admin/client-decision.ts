import type { Role } from '../../../contracts/account/auth.ts';
import { paths } from '../../../contracts/paths.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { CompaniesService } from '../companies/companies.service.ts';
import { approvedMail, suspendedMail } from '../mails/mail-templates.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { PlansService } from '../plans/plans.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createClientStanding } from './admin.repository.ts';

export type DecisionDeps = {
  db: Db;
  companies: Pick<CompaniesService, 'markApproved' | 'markSuspended'>;
  plans: Pick<PlansService, 'forgetEntitlement'>;
  mails: Pick<MailsService, 'queue'>;
  publicUrl: string;
  identity: Pick<IdentityService, 'read'>;
};

type Decision = { userId: string; role: Role };

/** The administrator's decision who may work. */
export function createClientDecision({ db, companies, plans, mails, publicUrl, identity }: DecisionDeps) {
  async function decide(
    actor: AuditActor,
    userId: string,
    role: 'company' | 'user',
    reason = '',
  ): Promise<Decision> {
    const { companyId } = await db.transaction(async (tx) => {
      const within = createClientStanding(tx);
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
