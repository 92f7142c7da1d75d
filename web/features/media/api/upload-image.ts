import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';
import { useRefreshMedia } from './refresh-media.ts';

/** Adds a picture of an error with its solution to a product. */
export function useUploadImage() {
  const refresh = useRefreshMedia();
  return useUpload<typeof mediaRoutes.uploadImage>(mediaRoutes.uploadImage, { onSuccess: refresh });
}
