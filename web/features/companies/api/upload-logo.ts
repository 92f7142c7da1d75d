import { companyRoutes } from '../../../../contracts/companies.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { useKeepProfile } from './keep-profile.ts';

/** Puts a picture in place of the logo. */
export function useUploadLogo() {
  const keep = useKeepProfile();
  return useUpload<typeof companyRoutes.uploadLogo>(companyRoutes.uploadLogo, { onSuccess: keep });
}
