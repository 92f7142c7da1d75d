import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type instructionRange,
  instructionRoutes,
  type newEdition,
} from '../../../../contracts/manuals/instructions.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';

export type PageFields = z.output<typeof instructionRange>;
/** A page by what its address holds. */
export type PageKey = { productId: string; pageId: string };

/** Lists the instructions pages of a product. */
export const useInstructions = (productId: string) =>
  useQuery(routeQuery(instructionRoutes.instructions, { params: { productId } }));

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(instructionRoutes.instructions) });
}

/** Adds a draft. */
export function useAddInstructions(productId: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: PageFields) =>
      call(instructionRoutes.addInstructions, { params: { productId }, body }),
    onSuccess,
  });
}

/** Changes what a page is for. */
export function useChangeInstructions(params: PageKey) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: PageFields) => call(instructionRoutes.changeInstructions, { params, body }),
    onSuccess,
  });
}

/** Deletes a page. */
export function useRemoveInstructions() {
  const onSuccess = useRefresh();
  return useMutation<unknown, Error, PageKey>({
    mutationFn: (params) => call(instructionRoutes.removeInstructions, { params }),
    onSuccess,
  });
}

/** Puts a manual on a page. */
export function useAddEdition(params: PageKey) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: z.output<typeof newEdition>) => call(instructionRoutes.addEdition, { params, body }),
    onSuccess,
  });
}

/** Takes a manual off a draft. */
export function useRemoveEdition() {
  const onSuccess = useRefresh();
  return useMutation<unknown, Error, PageKey & { editionId: string }>({
    mutationFn: (params) => call(instructionRoutes.removeEdition, { params }),
    onSuccess,
  });
}

/** Publishes a page, or promises it for longer. */
export function usePublish(params: PageKey) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: { promisedUntil: string }) =>
      call(instructionRoutes.publishInstructions, { params, body }),
    onSuccess,
  });
}

/** Sends a declaration of conformity. */
export function useSetDeclaration() {
  const onSuccess = useRefresh();
  return useUpload<typeof instructionRoutes.setDeclaration>(instructionRoutes.setDeclaration, { onSuccess });
}

/** Says that paper was sent. */
export function usePaperSent() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (params: PageKey & { requestId: string }) => call(instructionRoutes.paperSent, { params }),
    onSuccess,
  });
}
