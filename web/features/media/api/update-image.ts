import { useMutation } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/media.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api-client.ts';
import { useRefreshMedia } from './refresh-media.ts';

/** Changes what is said about an error image. */
export function useUpdateImage(id: string) {
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: (body: RouteInput<typeof mediaRoutes.updateImage>['body']) =>
      call(mediaRoutes.updateImage, { params: { id }, body }),
    onSuccess: refresh,
  });
}
