import { useMutation } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshMedia } from './refresh-media.ts';

type NewVideoLink = RouteInput<typeof mediaRoutes.uploadVideoLink>['body'];

/** Adds a video link to a product. */
export function useUploadVideoLink(productId: string) {
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: (body: NewVideoLink) =>
      call(mediaRoutes.uploadVideoLink, { params: { productId }, body: { ...body, productId } }),
    onSuccess: refresh,
  });
}
