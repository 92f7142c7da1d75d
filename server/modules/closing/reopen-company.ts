import { type AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { type AccountLinks, linkExpired } from '../auth/account-links.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { createClosingRepository } from './closing.repository.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'endAccessOfCompany'>;
  accountLinks: Pick<AccountLinks, 'findAccountId' | 'use'>;
};

/** Opens closed companies again, as long as they are not being erased. */
export function createReopening({ db, auth, accountLinks }: Deps) {
  /** @param refusal what is said of a company that is not closed, or that is being erased */
  async function openWithin(tx: Db, actor: AuditActor, companyId: string, refusal: AppError): Promise<void> {
    const company = await lockCompany(tx, companyId);
    const within = createClosingRepository(tx);
    const receipt = await within.findReceipt(companyId);
    if (!company?.closedAt || !receipt || receipt.erasingSince) throw refusal;
    await within.open(companyId);
    // The links that undo it, which nobody needs any more.
    await auth.endAccessOfCompany(tx, companyId);
    await recordAudit(tx, actor, {
      action: 'company.closing_undone',
      companyId,
      subject: { id: companyId, name: company.name },
    });
  }

  return {
    /**
     * Opens the company again by the link that its owner was mailed; nobody is signed in by that.
     * @returns the owner's account
     * @throws AppError link_expired, also for a link that is used or was never made
     */
    async undoByLink(token: string): Promise<string> {
      const accountId = await accountLinks.findAccountId(db, 'undo-closing', token);
      return db.transaction(async (tx) => {
        const owner = await createClosingRepository(tx).findOwnerById(accountId);
        if (!owner) throw linkExpired();
        const { companyId, ...person } = owner;
        // The company first, as erasing does.
        await lockCompany(tx, companyId);
        await accountLinks.use(tx, 'undo-closing', token);
        await openWithin(tx, { ...person, accountId }, companyId, linkExpired());
        return accountId;
      });
    },

    /** Opens a closed company again, for the administrator. @throws AppError not_found, also once erasing has begun */
    undo: (actor: AuditActor, companyId: string): Promise<void> =>
      db.transaction((tx) => openWithin(tx, actor, companyId, notFound('This closed company'))),
  };
}
