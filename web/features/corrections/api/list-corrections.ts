import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { routeQuery } from '../../../lib/api/query.ts';

type Listed = { productId: string; page: number; search: string };

/** Loads a page (from 1) of the corrections of a product, newest first. */
export function useCorrections({ productId, page, search }: Listed) {
  return useQuery({
    ...routeQuery(correctionRoutes.listCorrections, { params: { productId }, query: { page, search } }),
    placeholderData: keepPreviousData,
  });
}
