import type { Usage } from '../../../contracts/company/companies.ts';
import { TOKENS_NEARLY_USED, TOKENS_USED_UP } from '../../../contracts/plans/limits.ts';

/** The notice about this month's tokens: `caution` if few are left, `danger` if hardly any, otherwise null. */
export function tokenNotice({
  tokens_used,
  tokenLimitPerMonth,
}: Pick<Usage, 'tokens_used' | 'tokenLimitPerMonth'>): 'caution' | 'danger' | null {
  if (tokenLimitPerMonth === null) return null;
  const remaining = tokenLimitPerMonth - tokens_used;
  if (remaining < TOKENS_USED_UP) return 'danger';
  return remaining < TOKENS_NEARLY_USED ? 'caution' : null;
}
