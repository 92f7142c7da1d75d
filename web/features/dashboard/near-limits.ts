import type { Usage } from '../../../contracts/companies.ts';
import { texts } from './texts.ts';

const words = texts.limits.names;

/** A limit of the plan with what is used of it. */
export type NearLimit = { label: string; used: number; max: number };

/** From this share on a limit is close to its end. */
const NEARLY = 0.8;

/** The limits of the plan that are nearly or wholly used; those without an end never are. */
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
