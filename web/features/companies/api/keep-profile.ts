import { useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { type Company, companyRoutes } from '../../../../contracts/company/companies.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Gives a function that caches a changed company and loads the user again, because the user names the company. */
export function useKeepProfile() {
  const queryClient = useQueryClient();
  return ({ data }: { data: Company }) => {
    queryClient.setQueryData(routeQuery(companyRoutes.getProfile, {}).queryKey, { status: 200, data });
    return queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.userInfo) });
  };
}
