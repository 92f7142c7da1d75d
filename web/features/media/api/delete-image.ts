import { useMutation } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshMedia } from './refresh-media.ts';

/** Removes an error image from its product. */
export function useDeleteImage() {
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: (id: string) => call(mediaRoutes.deleteImage, { params: { id } }),
    onSuccess: refresh,
  });
}
