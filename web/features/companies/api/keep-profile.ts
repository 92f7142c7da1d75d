import { useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/auth.ts';
import { type Company, companyRoutes } from '../../../../contracts/companies.ts';
import { routeKey, routeQuery } from '../../../lib/query.ts';

/** Gives what keeps a changed company where the profile is read, and has the user asked again, who names it. */
export function useKeepProfile() {
  const queryClient = useQueryClient();
  return ({ data }: { data: Company }) => {
    queryClient.setQueryData(routeQuery(companyRoutes.getProfile, {}).queryKey, { status: 200, data });
    return queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.userInfo) });
  };
}
