import { useMutation } from '@tanstack/react-query';
import type { Exchange } from '../../../../contracts/chat/chat.ts';
import { playgroundRoutes } from '../../../../contracts/chat/playground.ts';
import { call } from '../../../lib/api/api-client.ts';

/** Asks a question of the product as a customer would. */
export function useTryQuestion(productId: string) {
  return useMutation({
    mutationFn: async (question: string): Promise<Exchange> =>
      (await call(playgroundRoutes.tryQuestion, { params: { productId }, body: { question } })).data,
  });
}
