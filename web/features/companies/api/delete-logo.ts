import { useMutation } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useKeepProfile } from './keep-profile.ts';

/** Removes the logo. */
export function useDeleteLogo() {
  const keep = useKeepProfile();
  return useMutation({ mutationFn: () => call(companyRoutes.deleteLogo, {}), onSuccess: keep });
}
