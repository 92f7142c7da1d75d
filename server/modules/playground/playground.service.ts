/** A company's own product, asked as its customers ask it. */
import type { Exchange } from '../../../contracts/chat/chat.ts';
import type { Db } from '../../db/connect.ts';
import type { AskService } from '../chat/ask.service.ts';
import { exchangeWith } from '../chat/exchange.ts';
import type { OpeningQuestions } from '../chat/opening-questions.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { requireProduct } from '../products/require-product.ts';

type Deps = {
  db: Db;
  asks: Pick<AskService, 'answerUnkept'>;
  links: LinkSigner;
  openings: Pick<OpeningQuestions, 'list'>;
};
export type PlaygroundService = ReturnType<typeof createPlaygroundService>;

/** Answers a company's questions about its own products. Each stands alone, and no trace of it is kept. */
export function createPlaygroundService({ db, asks, links, openings }: Deps) {
  return {
    /** @throws AppError not_found, alike for a product of another company */
    async openingQuestions(companyId: string, productId: string): Promise<string[]> {
      await requireProduct(db, companyId, productId);
      return openings.list(companyId, productId);
    },

    /** @throws AppError not_found, alike for a product of another company */
    async tryQuestion(companyId: string, productId: string, question: string): Promise<Exchange> {
      await requireProduct(db, companyId, productId);
      return exchangeWith({ asks, links }, companyId, productId, question);
    },
  };
}
