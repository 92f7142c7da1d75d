import type { Usage } from '../../../contracts/companies.ts';
import { TOKENS_NEARLY_USED, TOKENS_USED_UP } from '../../../contracts/limits.ts';

/** Which notice the month's tokens call for: `caution` when few are left, `danger` when hardly any, else null. */
export function tokenNotice({
  tokens_used,
  tokenLimitPerMonth,
}: Pick<Usage, 'tokens_used' | 'tokenLimitPerMonth'>): 'caution' | 'danger' | null {
  if (tokenLimitPerMonth === null) return null;
  const remaining = tokenLimitPerMonth - tokens_used;
  if (remaining < TOKENS_USED_UP) return 'danger';
  return remaining < TOKENS_NEARLY_USED ? 'caution' : null;
}
