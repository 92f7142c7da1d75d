import { useMutation } from '@tanstack/react-query';
import { type CompanyProfileChange, companyRoutes } from '../../../../contracts/company/companies.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useKeepProfile } from './keep-profile.ts';

/** Changes fields of the user's company. */
export function useUpdateProfile() {
  const keep = useKeepProfile();
  return useMutation({
    mutationFn: (change: CompanyProfileChange) => call(companyRoutes.updateProfile, { body: change }),
    onSuccess: keep,
  });
}
