/** Closing a company: nobody reaches it from that moment, and a job erases it once that can't be undone any more. */
import type {
  ClosedCompanyReceipt,
  ClosingBody,
  ClosingPreview,
} from '../../../contracts/company/closing.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import type { Actor, CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { AccountLinks } from '../auth/account-links.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import type { PromiseGuard } from '../instructions/promise-guard.ts';
import type { PlansService } from '../plans/plans.service.ts';
import { createCloseCompany } from './close-company.ts';
import { createClosingRepository, type Receipt } from './closing.repository.ts';
import { createReopening } from './reopen-company.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'endAccessOfCompany'>;
  accountLinks: Pick<AccountLinks, 'offerUndoClosing' | 'findAccountId' | 'use'>;
  twoStep: Pick<TwoStepService, 'prove'>;
  plans: Pick<PlansService, 'forgetEntitlement'>;
  promises: Pick<PromiseGuard, 'assertCanClose'>;
};

export type ClosingService = ReturnType<typeof createClosingService>;

/** Closes companies and opens them again. @param deps what proves, ends access, mails and forgets */
export function createClosingService(deps: Deps) {
  const repository = createClosingRepository(deps.db);
  const close = createCloseCompany(deps);

  /** @throws AppError not_found, also for one that is closed */
  async function preview(companyId: string): Promise<ClosingPreview> {
    const name = await repository.findName(companyId);
    if (name === undefined) throw notFound('This company');
    return { name, holdings: await repository.readHoldings(companyId) };
  }

  return {
    ...createReopening(deps),

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
      return close(actor, body, actor.companyId, 'owner');
    },

    /** Closes a company at its owner's request, for the administrator. @throws AppError like `closeOwn`, and not_found */
    close: (actor: Actor, { companyId, ...body }: ClosingBody & { companyId: string }): Promise<Date> =>
      close(actor, body, companyId, 'administrator'),

    /** Receipts of the companies that were closed, newest first. */
    async list(filter: ListInput): Promise<ListPage<ClosedCompanyReceipt>> {
      const { rows, total } = await repository.listReceipts(filter);
      return { rows: rows.map(presentReceipt), total };
    },
  };
}

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
