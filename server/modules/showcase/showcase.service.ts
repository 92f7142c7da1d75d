/** The chatbot of the landing page: the demo product, asked by visitors who have no link. */
import type { Exchange } from '../../../contracts/chat/chat.ts';
import type { Showcase } from '../../../contracts/chat/showcase.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { AskService } from '../chat/ask.service.ts';
import { exchangeWith } from '../chat/exchange.ts';
import type { CompaniesService } from '../companies/companies.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { createShowcaseRepository, type ShowcaseTarget } from './showcase.repository.ts';

type Deps = {
  db: Db;
  asks: Pick<AskService, 'answerUnkept'>;
  companies: Pick<CompaniesService, 'card'>;
  links: LinkSigner;
};
export type ShowcaseService = ReturnType<typeof createShowcaseService>;

/** Answers visitors from the demo product's manual. Each question stands alone: visitors share no conversation. */
export function createShowcaseService({ db, asks, companies, links }: Deps) {
  const repository = createShowcaseRepository(db);

  async function findOpen(): Promise<{ target: ShowcaseTarget; productName: string } | null> {
    const target = await repository.find();
    const productName = target && (await repository.findProductName(target));
    return target && productName ? { target, productName } : null;
  }

  const exchange = ({ companyId, productId }: ShowcaseTarget, question: string): Promise<Exchange> =>
    exchangeWith({ asks, links }, companyId, productId, question);

  return {
    /** Chooses the product that visitors may ask. */
    choose: (target: ShowcaseTarget): Promise<void> => repository.save(target),

    /** Forgets the choice if it is of a company that is erased, in the caller's transaction. */
    forget: (tx: Db, companyId: string): Promise<void> => createShowcaseRepository(tx).forget(companyId),

    /** What the landing page shows; null while no product is chosen or the chosen one is gone. */
    async show(): Promise<Showcase | null> {
      const found = await findOpen();
      if (!found) return null;
      const { target, productName } = found;
      const { companyId, openingQuestion } = target;
      const company = { _id: companyId, ...(await companies.card(companyId)) };
      return { productName, company, opening: await exchange(target, openingQuestion) };
    },

    /** @throws AppError not_found while there is nothing to ask */
    async ask(question: string): Promise<Exchange> {
      const found = await findOpen();
      if (!found) throw notFound('The demo');
      return exchange(found.target, question);
    },
  };
}
