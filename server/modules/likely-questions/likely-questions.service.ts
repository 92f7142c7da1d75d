/** Questions that customers are likely to ask, with what they would be answered and what the company thinks of it. */
import type { LikelyQuestion } from '../../../contracts/manuals/likely-questions.ts';
import type { LikelyQuestion as FoundQuestion } from '../../../engine/ask/starters/likely-questions.ts';
import { presentUnkept } from '../../../replies/present-message.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import { confidenceShare } from '../../../replies/to-stored-answer.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor, OfCompany } from '../../http/actor.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { requireProduct } from '../products/require-product.ts';
import { digestOf } from './answer-digest.ts';
import { createLikelyQuestionRepository } from './likely-questions.repository.ts';

type Deps = {
  db: Db;
  indexes: Pick<ProductIndexes, 'get'>;
  asks: Pick<AskService, 'answerUnkept'>;
  corrections: Pick<CorrectionService, 'answer'>;
  links: LinkSigner;
};
type Judgement = { question: string; answerKey: string; isRight: boolean };
export type LikelyQuestionService = ReturnType<typeof createLikelyQuestionService>;

/** Asks what customers are likely to ask, as a trial: nothing is stored but what the company approves. */
export function createLikelyQuestionService({ db, indexes, asks, corrections, links }: Deps) {
  const repository = createLikelyQuestionRepository(db);

  /** What a question of the list is answered now. A courtesy answers nothing and is in no list. */
  async function answerOf(companyId: string, productId: string, question: string): Promise<StoredAnswer> {
    const { answer } = await asks.answerUnkept(companyId, productId, question);
    if (typeof answer === 'string') throw new Error('A likely question asks nothing.');
    return answer;
  }

  return {
    /** @throws AppError not_found, alike for a product of another company */
    async list({ companyId }: OfCompany, productId: string): Promise<LikelyQuestion[]> {
      await requireProduct(db, companyId, productId);
      const approved = await repository.listApproved(companyId, productId);
      const listed: LikelyQuestion[] = [];
      for (const { question, kind } of await findQuestions(indexes, companyId, productId)) {
        const answer = await answerOf(companyId, productId, question);
        listed.push({
          ...{ question, kind, answerKey: digestOf(answer) },
          answer: presentUnkept(question, answer, links).answer,
          state: stateOf(answer, approved.get(question)),
          weakness: weaknessOf(answer),
        });
      }
      return listed;
    },

    /**
     * @throws AppError not_found for a question that is not in the list, conflict if it is answered otherwise than when it was
     *   looked at
     */
    async judge(
      { companyId, accountId }: CompanyActor,
      productId: string,
      { question, answerKey, isRight }: Judgement,
    ): Promise<void> {
      await requireProduct(db, companyId, productId);
      if (!isRight) return repository.withdraw(companyId, productId, question);
      const listed = await findQuestions(indexes, companyId, productId);
      if (!listed.some((one) => one.question === question)) throw notFound('This question');
      if (digestOf(await answerOf(companyId, productId, question)) !== answerKey)
        throw new AppError('conflict', 'The answer has changed. Look at it again.');
      await repository.approve(companyId, productId, { question, digest: answerKey, approvedBy: accountId });
    },

    /** How many of a product's likely questions the company has approved or corrected. Asks none of them. */
    countJudged: createCountJudged({ db, indexes, corrections }),
  };
}

function createCountJudged({ db, indexes, corrections }: Pick<Deps, 'db' | 'indexes' | 'corrections'>) {
  const repository = createLikelyQuestionRepository(db);
  return async ({ companyId }: OfCompany, productId: string): Promise<{ judged: number; total: number }> => {
    const listed = await findQuestions(indexes, companyId, productId);
    const approved = await repository.listApproved(companyId, productId);
    let judged = 0;
    for (const { question } of listed)
      if (approved.has(question) || (await corrections.answer(companyId, productId, question, [])))
        judged += 1;
    return { judged, total: listed.length };
  };
}

const findQuestions = async (
  indexes: Pick<ProductIndexes, 'get'>,
  companyId: string,
  productId: string,
): Promise<readonly FoundQuestion[]> => (await indexes.get(companyId, productId)).look('likelyQuestions');

function stateOf(answer: StoredAnswer, approved: string | undefined): LikelyQuestion['state'] {
  if (answer.correction) return 'corrected';
  return approved === digestOf(answer) ? 'approved' : 'open';
}

function weaknessOf({ band, confidence }: StoredAnswer): LikelyQuestion['weakness'] {
  if (band === 'none') return 'refused';
  return band === 'closest' || confidenceShare(confidence) === 'low' ? 'unsure' : null;
}
