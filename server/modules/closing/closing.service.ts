/** Closing a company: nobody reaches it from that moment, and a job erases it once that can't be undone any more. */
import {
  CLOSING_UNDO_DAYS,
  type ClosedCompanyReceipt,
  type ClosingBody,
  type ClosingPreview,
} from '../../../contracts/company/closing.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { Actor, CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { DAY_MS } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { type AccountLinks, linkExpired } from '../auth/account-links.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import type { PromiseGuard } from '../instructions/promise-guard.ts';
import type { PlansService } from '../plans/plans.service.ts';
import { createClosingRepository, type Receipt } from './closing.repository.ts';
import { eraseCompanyJob } from './erase-company.job.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'endAccessOfCompany'>;
  accountLinks: Pick<AccountLinks, 'offerUndoClosing' | 'findAccountId' | 'use'>;
  twoStep: Pick<TwoStepService, 'prove'>;
  plans: Pick<PlansService, 'forgetEntitlement'>;
  promises: Pick<PromiseGuard, 'assertCanClose'>;
};
type ClosedBy = Receipt['closedBy'];

export type ClosingService = ReturnType<typeof createClosingService>;

/** On top of what is promised: a press in the last moment still has to arrive. */
const GRACE_MS = 60_000;

/** Closes companies and opens them again. @param deps what proves, ends access, mails and forgets */
export function createClosingService({ db, auth, accountLinks, twoStep, plans, promises }: Deps) {
  /** @throws AppError not_found, also for one that is closed */
  async function preview(companyId: string): Promise<ClosingPreview> {
    const repository = createClosingRepository(db);
    const name = await repository.findName(companyId);
    if (name === undefined) throw notFound('This company');
    return { name, holdings: await repository.readHoldings(companyId) };
  }

  async function closeWithin(
    tx: Db,
    actor: AuditActor,
    { companyId, name, closedBy }: { companyId: string; name: string; closedBy: ClosedBy },
  ): Promise<Date> {
    const company = await lockCompany(tx, companyId);
    if (!company || company.closedAt) throw notFound('This company');
    if (plain(name) !== plain(company.name)) throw wrongName();
    await promises.assertCanClose(tx, companyId);
    const within = createClosingRepository(tx);
    const closedAt = new Date();
    const erasesAt = new Date(closedAt.getTime() + CLOSING_UNDO_DAYS * DAY_MS);
    await within.close({ id: companyId, name: company.name, closedBy, closedAt, erasesAt });
    await auth.endAccessOfCompany(tx, companyId);
    await enqueueJob(tx, eraseCompanyJob, {
      companyId: null,
      payload: { companyId, closedAt: closedAt.toISOString() },
      runAt: new Date(erasesAt.getTime() + GRACE_MS),
    });
    const owner = await within.findOwner(companyId);
    if (owner) await accountLinks.offerUndoClosing(tx, owner, { companyName: company.name, erasesAt });
    await recordAudit(tx, actor, {
      action: 'company.closed',
      companyId,
      subject: { id: companyId, name: company.name },
      after: { erasesAt: erasesAt.toISOString() },
    });
    return erasesAt;
  }

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

  async function closeAs(actor: Actor, body: ClosingBody, companyId: string, closedBy: ClosedBy) {
    const { name, ...proof } = body;
    const erasesAt = await twoStep.prove(actor, proof, (tx) =>
      closeWithin(tx, actor, { companyId, name, closedBy }),
    );
    plans.forgetEntitlement(companyId);
    return erasesAt;
  }

  return {
    /** What closing the own company would erase. @throws AppError not_allowed for members */
    async previewOwn(actor: CompanyActor): Promise<ClosingPreview> {
      requireOwner(actor);
      return preview(actor.companyId);
    },

    /** What closing a company would erase, for the administrator. @throws AppError not_found */
    preview,

    /**
     * Closes the own company.
     * @returns from when on it is erased
     * @throws AppError not_allowed for members, invalid_request for another name, conflict while instructions are
     *   promised, and what `TwoStepService.prove` throws
     */
    async closeOwn(actor: CompanyActor, body: ClosingBody): Promise<Date> {
      requireOwner(actor);
      return closeAs(actor, body, actor.companyId, 'owner');
    },

    /** Closes a company at its owner's request, for the administrator. @throws AppError like `closeOwn`, and not_found */
    close: (actor: Actor, { companyId, ...body }: ClosingBody & { companyId: string }): Promise<Date> =>
      closeAs(actor, body, companyId, 'administrator'),

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

    /** Receipts of the companies that were closed, newest first. */
    async list(filter: ListInput): Promise<ListPage<ClosedCompanyReceipt>> {
      const { rows, total } = await createClosingRepository(db).listReceipts(filter);
      return { rows: rows.map(presentReceipt), total };
    },
  };
}

const WRONG_NAME = 'This is not the name of the company.';
const wrongName = (): AppError =>
  new AppError('invalid_request', WRONG_NAME, { errors: { name: WRONG_NAME } });

/** A name as people tell it from another: not by blanks, nor by how its letters are encoded. */
const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

const presentReceipt = (row: Receipt): ClosedCompanyReceipt => ({
  id: row.id,
  name: row.name,
  closedBy: row.closedBy,
  closedAt: row.closedAt.toISOString(),
  erasesAt: row.erasesAt.toISOString(),
  erasingSince: row.erasingSince?.toISOString() ?? null,
  erasedAt: row.erasedAt?.toISOString() ?? null,
  holdings: row.holdings,
  rows: row.rowsErased,
});
