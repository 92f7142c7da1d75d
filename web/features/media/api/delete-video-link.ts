import { useMutation } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshMedia } from './refresh-media.ts';

/** Removes a video link from its product. */
export function useDeleteVideoLink() {
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: (id: string) => call(mediaRoutes.deleteVideoLink, { params: { id } }),
    onSuccess: refresh,
  });
}
