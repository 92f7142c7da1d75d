import { BYTES_PER_MB } from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { formatMegabytes } from '../../lib/words.ts';
import { createPlansRepository } from './plans.repository.ts';
import { readEntitlement } from './read-entitlement.ts';

export type Countable = 'products' | 'manuals';

/**
 * Call inside the transaction that adds `added` of them: holds the company's row, so that parallel additions queue.
 * @throws AppError plan_limit_reached, naming the limit
 */
export async function assertCanAdd(tx: Db, companyId: string, what: Countable, added = 1): Promise<void> {
  const within = createPlansRepository(tx);
  const owner = await lockCompany(tx, companyId);
  if (!owner) throw notFound('This company');
  const entitlement = await readEntitlement(within, companyId, owner.trialEndsAt, new Date());
  const holdings = createHoldingsRepository(tx);
  if (what === 'products' && (await within.isWaiting(companyId)))
    if ((await holdings.countProducts(companyId)) + added > WAITING_PRODUCTS) throw isWaiting();
  const max = what === 'products' ? entitlement.maxProducts : entitlement.maxManuals;
  if (max === null) return;
  const used = await (what === 'products'
    ? holdings.countProducts(companyId)
    : holdings.countManuals(companyId));
  if (used + added > max) throw limitReached(entitlement.plan, what, max);
}

/**
 * As `assertCanAdd`, of the bytes of a file.
 * @throws AppError plan_limit_reached, naming the limit
 */
export async function assertCanStore(tx: Db, companyId: string, bytes: number): Promise<void> {
  const owner = await lockCompany(tx, companyId);
  if (!owner) throw notFound('This company');
  const within = createPlansRepository(tx);
  const { plan, maxStorageMb } = await readEntitlement(within, companyId, owner.trialEndsAt, new Date());
  if (maxStorageMb === null) return;
  const used = await createHoldingsRepository(tx).sumBytes(companyId);
  if (used + bytes > maxStorageMb * BYTES_PER_MB) throw noRoomInPlan(plan, maxStorageMb);
}

const noRoomInPlan = (plan: string, maxStorageMb: number): AppError =>
  new AppError(
    'plan_limit_reached',
    `The ${plan} plan holds ${formatMegabytes(maxStorageMb)} of files, replaced versions included. Upgrade the plan or delete a manual.`,
    { limit: 'maxStorageMb' },
  );

/** What a company has to try before it is approved, whatever its plan says. */
const WAITING_PRODUCTS = 1;

const isWaiting = (): AppError =>
  new AppError('plan_limit_reached', 'Until your company is approved, it works with one product.', {
    limit: 'maxProducts',
  });

function limitReached(plan: string, what: Countable, max: number): AppError {
  const noun = max === 1 ? what.slice(0, -1) : what;
  return new AppError(
    'plan_limit_reached',
    `The ${plan} plan holds ${max} ${noun}. Upgrade the plan or delete one.`,
    {
      limit: what === 'products' ? 'maxProducts' : 'maxManuals',
    },
  );
}
