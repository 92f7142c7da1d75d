import type { Usage } from '../../../contracts/company/companies.ts';
import { texts } from './texts.ts';

const words = texts.limits.names;

/** A limit of the plan with its usage. */
export type NearLimit = { label: string; used: number; max: number };

/** Share of use from which a limit counts as nearly reached. */
const NEARLY = 0.8;

/** The limits of the plan that are nearly or fully used; unlimited ones never are. */
export function nearLimits(usage: Usage): NearLimit[] {
  const limits = [
    { label: words.products, used: usage.products_used, max: usage.maxProducts },
    { label: words.manuals, used: usage.manuals_used, max: usage.maxManuals },
    { label: words.queries, used: usage.queries_used, max: usage.maxQueries },
    { label: words.tokens, used: usage.tokens_used, max: usage.tokenLimitPerMonth },
  ];
  return limits.flatMap(({ label, used, max }) =>
    max !== null && max > 0 && used >= max * NEARLY ? [{ label, used, max }] : [],
  );
}
