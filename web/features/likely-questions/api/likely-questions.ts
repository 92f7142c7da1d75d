import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { type LikelyQuestion, likelyQuestionRoutes } from '../../../../contracts/manuals/likely-questions.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads the likely questions of a product with their answers. */
export const useLikelyQuestions = (productId: string) =>
  useQuery({
    ...routeQuery(likelyQuestionRoutes.list, { params: { productId } }),
    select: (reply) => reply.data,
  });

type Judgement = Pick<LikelyQuestion, 'question' | 'answerKey'> & { isRight: boolean };

/** Says that an answer is right, or takes that back. */
export function useJudge(productId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Judgement) => call(likelyQuestionRoutes.judge, { params: { productId }, body }),
    // Also after a refusal: the answer may have changed meanwhile.
    onSettled: () =>
      Promise.all(
        [likelyQuestionRoutes.list, dashboardRoutes.firstSteps].map((route) =>
          queryClient.invalidateQueries({ queryKey: routeKey(route) }),
        ),
      ),
  });
}
