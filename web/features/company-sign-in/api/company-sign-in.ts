import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CompanySignInForm,
  companySignInRoutes,
} from '../../../../contracts/account/company-sign-in.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads the own company's sign-in. */
export const useCompanySignIn = () => useQuery(routeQuery(companySignInRoutes.get, {}));

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(companySignInRoutes.get) });
}

/** Sets it, or sets it anew. */
export const useSetCompanySignIn = () =>
  useMutation({
    mutationFn: (body: CompanySignInForm) => call(companySignInRoutes.set, { body }),
    onSuccess: useRefresh(),
  });

/** Ends it. */
export const useEndCompanySignIn = () =>
  useMutation({
    mutationFn: (_: undefined) => call(companySignInRoutes.remove, {}),
    onSuccess: useRefresh(),
  });
