/** Takes photos of problems, from customers and from the vendor who tries its own product. */

import type { CodeFields } from '../../../../contracts/chat/code-visit.ts';
import { presentUnkept } from '../../../../replies/present-message.ts';
import { AppError, notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { Actor } from '../../../http/actor.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import { requireProduct } from '../../products/require-product.ts';
import type { AskService } from '../ask.service.ts';
import type { Asked, Sent } from '../asked.ts';
import { createChatRepository } from '../chat.repository.ts';
import { findVisit } from '../code-visits.ts';
import type { Clock } from '../counting/answer-time.ts';
import type { QueryBudget } from '../counting/query-budget.ts';
import type { LinkIds } from '../find-link.ts';
import { fromErrorImage } from '../remedies/media-answers.ts';
import { createPhotoAnswer, type Photo, type PhotoAnswerDeps } from './photo-answer.ts';

export type PhotoInput = {
  productId: string;
  uniqueId?: string | undefined;
  path: string;
  /** What was typed beside the photo; may be empty. */
  question: string;
  requestKey: string | undefined;
  code?: CodeFields | undefined;
};

type Deps = PhotoAnswerDeps & {
  db: Db;
  asks: Pick<AskService, 'findLink' | 'findReply' | 'record'>;
  budget: Pick<QueryBudget, 'open'>;
  links: LinkSigner;
  clock: Clock;
};
export type PhotoService = ReturnType<typeof createPhotoService>;

/** Answers photos. */
export function createPhotoService(deps: Deps) {
  const { db, asks, budget, links, clock, listReferences } = deps;
  const repository = createChatRepository(db);
  const answer = createPhotoAnswer(deps);

  return {
    /**
     * A customer's photo is charged and stored like a question. The vendor, signed in and without a link, gets the
     * answer only.
     * @throws AppError not_found, out_of_queries, invalid_request, unsupported_file, picture_too_large
     */
    async ask(
      actor: Actor | null,
      { productId, uniqueId, requestKey, code, ...photo }: PhotoInput,
    ): Promise<Asked> {
      if (uniqueId === undefined) return preview(actor, productId, photo);
      const startedAt = clock();
      const companyId = await repository.findCompanyOfLink(uniqueId);
      if (companyId === undefined) throw notFound('This chat');
      const link = await asks.findLink({ companyId, productId, uniqueId });
      const before = await asks.findReply(link, { requestKey });
      if (before) return before;
      const limits = await budget.open(link, new Date());
      const { asked, ...found } = await answer(link.chatbot, photo, true);
      const sent = { question: asked, requestKey, visit: await findVisit(db, link, code) };
      return asks.record(link, limits, sent, found, { now: new Date(), startedAt });
    },

    /** Answers with one of the choices of an earlier answer, for the price of a question. */
    async choose(ids: LinkIds, sent: Sent, errorImageId: string): Promise<Asked> {
      const startedAt = clock();
      const link = await asks.findLink(ids);
      const before = await asks.findReply(link, sent);
      if (before) return before;
      const now = new Date();
      const limits = await budget.open(link, now);
      const references = await listReferences(ids.companyId, ids.productId);
      const chosen = references.find(({ item }) => item.id === errorImageId);
      if (!chosen) throw notFound('This picture');
      const found = { stored: fromErrorImage(chosen.item, 1), tokens: 0 };
      const visit = await findVisit(db, link, sent.code);
      return asks.record(link, limits, { ...sent, visit }, found, { now, startedAt });
    },
  };

  async function preview(actor: Actor | null, productId: string, photo: Photo): Promise<Asked> {
    const companyId = companyOf(actor);
    await requireProduct(db, companyId, productId);
    // Nobody is charged for it, so no model is asked.
    const { asked, stored } = await answer({ companyId, productId }, photo, false);
    return {
      ...presentUnkept(asked, stored, links),
      videos: stored.videos,
      queriesUsed: 0,
      queryLimit: 0,
      suggestions: stored.suggestions,
    };
  }
}

/** The company of a vendor who tries its own product. @throws AppError invalid_request for anybody else */
function companyOf(actor: Actor | null): string {
  if (actor?.role !== 'company' || actor.companyId === null) {
    throw new AppError('invalid_request', 'Open this from a chatbot link.', {
      errors: { uniqueId: 'Missing' },
    });
  }
  return actor.companyId;
}
