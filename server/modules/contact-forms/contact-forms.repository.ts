import { and, between, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnalyticsPeriod } from '../../../contracts/analytics/analytics.ts';
import type { Db } from '../../db/connect.ts';
import { deletedProducts } from '../../db/deleted-products.ts';
import { account } from '../../db/schema/accounts.ts';
import { chatbot, dailyContacts } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company } from '../../db/schema/companies.ts';
import { product } from '../../db/schema/products.ts';
import { sumOf } from '../../db/sum-of.ts';

/** What became of messages, as it is counted. */
export type CountsRow = { asked: number; answered: number; helped: number; sent: number };

/** The same of a link; without a link where it is deleted. */
export type LinkCountsRow = CountsRow & {
  chatbotId: string;
  productId: string;
  productName: string;
  uniqueId: string | null;
  useremail: string | null;
};

const counts = {
  asked: sumOf(dailyContacts.asked),
  answered: sumOf(dailyContacts.answered),
  helped: sumOf(dailyContacts.helped),
  sent: sumOf(dailyContacts.sent),
};

/** The contact forms of one company. */
export function createContactFormsRepository(db: Db) {
  const isCounted = (companyId: string, { from, to, product: productId }: AnalyticsPeriod): SQL | undefined =>
    and(
      eq(dailyContacts.companyId, companyId),
      between(dailyContacts.day, from, to),
      productId === undefined
        ? sql`${dailyContacts.productId} <> all(${deletedProducts(companyId)})`
        : eq(dailyContacts.productId, productId),
    );

  return {
    /** Where messages go: the company's address, or that of its owner. */
    async findMailbox(companyId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ mailbox: sql<string>`coalesce(nullif(${company.email}, ''), ${account.email})` })
        .from(company)
        .innerJoin(account, eq(account.id, company.ownerId))
        .where(eq(company.id, companyId));
      return row?.mailbox;
    },

    async findTotal(companyId: string, period: AnalyticsPeriod): Promise<CountsRow> {
      const [row] = await db.select(counts).from(dailyContacts).where(isCounted(companyId, period));
      return row ?? { asked: 0, answered: 0, helped: 0, sent: 0 };
    },

    /** The `limit` links with most messages. */
    listLinks: (companyId: string, period: AnalyticsPeriod, limit: number): Promise<LinkCountsRow[]> =>
      db
        .select({
          ...counts,
          chatbotId: dailyContacts.chatbotId,
          productId: product.id,
          productName: product.name,
          uniqueId: chatbot.uniqueId,
          useremail: chatbot.customerEmail,
        })
        .from(dailyContacts)
        .innerJoin(
          product,
          and(eq(product.companyId, dailyContacts.companyId), eq(product.id, dailyContacts.productId)),
        )
        .leftJoin(
          chatbot,
          and(
            eq(chatbot.companyId, dailyContacts.companyId),
            eq(chatbot.id, dailyContacts.chatbotId),
            isLive(chatbot),
          ),
        )
        .where(isCounted(companyId, period))
        .groupBy(dailyContacts.chatbotId, product.id, product.name, chatbot.uniqueId, chatbot.customerEmail)
        .having(sql`sum(${dailyContacts.asked}) > 0`)
        .orderBy(desc(sql`sum(${dailyContacts.asked})`), dailyContacts.chatbotId)
        .limit(limit),
  };
}
