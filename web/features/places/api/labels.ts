import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { placeRoutes } from '../../../../contracts/manuals/places.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { routeKey } from '../../../lib/api/query.ts';

export type LabelBody = RouteInput<typeof placeRoutes.labels>['body'];

/** Saves sheets of labels. */
export const useSaveLabels = (productId: string) =>
  useMutation({
    mutationFn: async (body: LabelBody) =>
      saveFile(await download(placeRoutes.labels, { params: { productId }, body }), 'labels.pdf'),
  });

/** Draws the first sheet. @param body null while the form is not complete */
export const usePreview = (productId: string, body: LabelBody | null) =>
  useQuery({
    queryKey: [...routeKey(placeRoutes.preview), productId, body],
    queryFn: ({ signal }) =>
      call(placeRoutes.preview, { params: { productId }, body: body as LabelBody }, { signal }),
    enabled: body !== null,
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    retry: false,
  });
