import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';
import { useKeepProfile } from './keep-profile.ts';

/** Replaces the logo by a picture. */
export function useUploadLogo() {
  const keep = useKeepProfile();
  return useUpload<typeof companyRoutes.uploadLogo>(companyRoutes.uploadLogo, { onSuccess: keep });
}
