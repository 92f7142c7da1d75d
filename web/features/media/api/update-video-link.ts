import { useMutation } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshMedia } from './refresh-media.ts';

/** Changes address and description of a video link. */
export function useUpdateVideoLink(id: string) {
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: (body: RouteInput<typeof mediaRoutes.updateVideoLink>['body']) =>
      call(mediaRoutes.updateVideoLink, { params: { id }, body }),
    onSuccess: refresh,
  });
}
