import { CLOSING_UNDO_DAYS, type ClosingBody } from '../../../contracts/company/closing.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { Actor } from '../../http/actor.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { DAY_MS } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { AccountLinks } from '../auth/account-links.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import type { PromiseGuard } from '../instructions/promise-guard.ts';
import type { PlansService } from '../plans/plans.service.ts';
import { createClosingRepository, type Receipt } from './closing.repository.ts';
import { eraseCompanyJob } from './erase-company.job.ts';

type Deps = {
  auth: Pick<AuthService, 'endAccessOfCompany'>;
  accountLinks: Pick<AccountLinks, 'offerUndoClosing'>;
  twoStep: Pick<TwoStepService, 'prove'>;
  plans: Pick<PlansService, 'forgetEntitlement'>;
  promises: Pick<PromiseGuard, 'assertCanClose'>;
};
type ClosedBy = Receipt['closedBy'];

/** On top of what is promised: a press in the last moment still has to arrive. */
const GRACE_MS = 60_000;

/** Makes the function that closes a company once who does it has proven who they are. @returns from when on it is erased */
export const createCloseCompany =
  (deps: Deps) =>
  async (actor: Actor, body: ClosingBody, companyId: string, closedBy: ClosedBy): Promise<Date> => {
    const { name, ...proof } = body;
    const erasesAt = await deps.twoStep.prove(actor, proof, (tx) =>
      closeWithin(deps, tx, actor, { companyId, name, closedBy }),
    );
    deps.plans.forgetEntitlement(companyId);
    return erasesAt;
  };

async function closeWithin(
  { auth, accountLinks, promises }: Pick<Deps, 'auth' | 'accountLinks' | 'promises'>,
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

const WRONG_NAME = 'This is not the name of the company.';
const wrongName = (): AppError =>
  new AppError('invalid_request', WRONG_NAME, { errors: { name: WRONG_NAME } });

/** A name as people tell it from another: not by blanks, nor by how its letters are encoded. */
const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();
