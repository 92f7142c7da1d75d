import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { type placeForm, placeRoutes } from '../../../../contracts/manuals/places.ts';
import { variantRoutes } from '../../../../contracts/manuals/variants.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

export type PlaceFields = z.output<typeof placeForm>;

/** Links that can be chosen from: the newest. */
export const SHOWN_LINKS = 100;

/** Lists the places of a product. */
export const usePlaces = (productId: string) =>
  useQuery(routeQuery(placeRoutes.list, { params: { productId } }));

/** Lists the chapters of a product's manuals, and tells which one a name is likely to mean. */
export const useChapters = (productId: string, name: string) =>
  useQuery({
    ...routeQuery(placeRoutes.chapters, { params: { productId }, query: { name } }),
    select: ({ data }) => data,
  });

/** Lists the names of variants that the manuals tell of. */
export const useVariantNames = (productId: string) =>
  useQuery({
    ...routeQuery(variantRoutes.productVariants, { params: { productId } }),
    select: ({ data }) => [...new Set(data.options.flat())],
  });

/** Lists the links of a product that codes can lead to, newest first. */
export const useLinks = (productId: string) =>
  useQuery({
    ...routeQuery(chatbotRoutes.yourBots, { query: { productId, limit: SHOWN_LINKS } }),
    select: ({ data }) => data,
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: routeKey(placeRoutes.list) });
}

/** Adds a place. */
export function useAddPlace(productId: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: PlaceFields) => call(placeRoutes.create, { params: { productId }, body }),
    onSuccess,
  });
}

/** Changes a place. */
export function useChangePlace(id: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: PlaceFields) => call(placeRoutes.update, { params: { id }, body }),
    onSuccess,
  });
}

/** Removes a place. */
export function useRemovePlace() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(placeRoutes.delete, { params: { id } }),
    onSuccess,
  });
}
