import type { Product } from '../../../contracts/manuals/products.ts';
import { DAY_MS } from '../../time.ts';
import type { ManualOverview } from '../manuals/manual-overview.ts';

const NEW_FOR_MS = 14 * DAY_MS;

/** Whether a product still carries the "New" badge. */
export const isNew = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < NEW_FOR_MS;

/**
 * A product's status from its manuals: `processing` while any is being read, `ready` once one answers, `failed` when
 * none could be read. A product without manuals is `ready`: nothing is pending.
 */
export function productStatus(manuals: readonly ManualOverview[]): Product['status'] {
  if (manuals.some(({ latest }) => latest.status === 'queued' || latest.status === 'processing'))
    return 'processing';
  if (manuals.some(({ answering }) => answering !== null)) return 'ready';
  return manuals.length === 0 ? 'ready' : 'failed';
}

/** The category a product is shown under when its vendor names none. */
export const categoryOf = (given: string | undefined): string => given || 'General';
