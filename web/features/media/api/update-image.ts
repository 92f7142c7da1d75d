import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';
import { useRefreshMedia } from './refresh-media.ts';

/** Changes the texts of an error image, and its picture if another one is sent. */
export function useUpdateImage() {
  const refresh = useRefreshMedia();
  return useUpload<typeof mediaRoutes.updateImage>(mediaRoutes.updateImage, { onSuccess: refresh });
}
