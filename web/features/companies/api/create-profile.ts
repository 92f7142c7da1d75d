import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { type CompanyProfile, companyRoutes } from '../../../../contracts/company/companies.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeQuery } from '../../../lib/api/query.ts';
import { storeUser } from '../../../lib/browser/session-store.ts';

/** Creates the company of the signed-in user and then loads the user again, who now has one. */
export function useCreateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: CompanyProfile) => call(companyRoutes.createProfile, { body: profile }),
    onSuccess: async () => {
      const userInfo = { ...routeQuery(authRoutes.userInfo, {}), staleTime: 0 };
      // If this fails, the company exists all the same, and the next screen loads the user again.
      await queryClient.fetchQuery(userInfo).then(storeUser, () => undefined);
    },
  });
}
