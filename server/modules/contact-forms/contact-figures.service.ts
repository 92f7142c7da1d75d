import type { AnalyticsPeriod } from '../../../contracts/analytics/analytics.ts';
import {
  type ContactCounts,
  type ContactFigures,
  MAX_CONTACT_LINKS,
} from '../../../contracts/chat/contact-forms.ts';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import { requireProduct } from '../products/require-product.ts';
import { type CountsRow, createContactFormsRepository } from './contact-forms.repository.ts';

export type ContactFiguresService = ReturnType<typeof createContactFigures>;

/**
 * Figures of contact forms in a period, of one product or of all. Another company's product is not found, like a missing one.
 * @param deps.read may be some seconds behind `db`
 */
export function createContactFigures({ db, read }: { db: Db; read: Db }) {
  const repository = createContactFormsRepository(read);

  return {
    /** @throws AppError not_found */
    async figures({ companyId }: OfCompany, period: AnalyticsPeriod): Promise<ContactFigures> {
      if (period.product !== undefined) await requireProduct(db, companyId, period.product);
      const [total, links] = await Promise.all([
        repository.findTotal(companyId, period),
        repository.listLinks(companyId, period, MAX_CONTACT_LINKS),
      ]);
      return {
        total: presentCounts(total),
        links: links.map(({ chatbotId, productId, productName, uniqueId, useremail, ...row }) => ({
          _id: chatbotId,
          ...presentCounts(row),
          product: { _id: productId, product_name: productName },
          chatbot: uniqueId === null || useremail === null ? null : { uniqueId, useremail },
        })),
      };
    },
  };
}

/** Who left without a word is shown apart: it is not known whether it helped. */
export const presentCounts = ({ asked, answered, helped, sent }: CountsRow): ContactCounts => ({
  ...{ asked, answered, helped, sent },
  left: answered - helped - sent,
  not_answered: asked - answered,
});
