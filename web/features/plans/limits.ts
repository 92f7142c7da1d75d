import { BYTES_PER_MB } from '../../../contracts/plans/limits.ts';
import type { CataloguePlan } from '../../../contracts/plans/plans.ts';
import { formatBytes } from '../../lib/text/format.ts';
import { texts } from './texts.ts';

/** What a plan holds, a line each: "10 products", "Unlimited views a month". */
export const limitsOf = (plan: CataloguePlan): string[] => [
  texts.limits.products(plan.maxProducts),
  texts.limits.manuals(plan.maxManuals),
  texts.limits.queries(plan.maxQueries),
  texts.limits.tokens(plan.tokenLimitPerMonth),
  texts.limits.storage(plan.maxStorageMb === null ? null : formatBytes(plan.maxStorageMb * BYTES_PER_MB)),
];
