import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ChatbotFilter, ChatbotSort } from '../../../contracts/chat/chatbots.ts';
import type { Db } from '../../db/connect.ts';
import { deletedProducts } from '../../db/deleted-products.ts';
import {
  containing,
  isBehind,
  knownTotal,
  type ListPage,
  type NewestFirstCursor,
  offsetOf,
} from '../../db/list-page.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { mail } from '../../db/schema/platform.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

type MailState = (typeof mail.$inferSelect)['state'];

/** A chatbot with what its list shows beside it. */
export type ChatbotRow = typeof chatbot.$inferSelect & {
  productName: string;
  productCreatedAt: Date;
  mailState: MailState | null;
  isMailRefused: boolean | null;
};

export type ChatbotListInput = ChatbotFilter & {
  page: number;
  limit: number;
  sort: ChatbotSort;
  order: 'asc' | 'desc';
};

const SORT_COLUMNS = {
  created: chatbot.createdAt,
  customer: chatbot.customerEmail,
  product: product.name,
  queries: chatbot.queriesUsed,
} satisfies Record<ChatbotSort, unknown>;

const isOfLiveProduct = ofLiveProduct(chatbot);

/** Chatbots with the name of their product and the state of their mail; callers add what they look for. */
export const selectChatbots = (db: Db) =>
  db
    .select({
      ...getTableColumns(chatbot),
      productName: product.name,
      productCreatedAt: product.createdAt,
      mailState: mail.state,
      isMailRefused: mail.isRefused,
    })
    .from(chatbot)
    .innerJoin(product, isOfLiveProduct)
    .leftJoin(mail, eq(mail.id, chatbot.mailId));

/** Reads the chatbots of one company as lists. */
export function createChatbotListRepository(db: Db) {
  const matching = (companyId: string, filter: ChatbotFilter): SQL | undefined =>
    and(
      eq(chatbot.companyId, companyId),
      isLive(chatbot),
      // Nearly none is marked as deleted: leaving these out is cheaper than a look at the product of each chatbot.
      sql`${chatbot.productId} <> all(${deletedProducts(companyId)})`,
      filter.productId === undefined ? undefined : eq(chatbot.productId, filter.productId),
      filter.search === '' ? undefined : isFound(db, companyId, filter.search),
      filter.status === undefined ? undefined : hasStatus(filter.status),
      filter.mail === undefined ? undefined : hasMail(db, companyId, filter.mail),
    );

  return {
    async list(companyId: string, input: ChatbotListInput): Promise<ListPage<ChatbotRow>> {
      const direction = input.order === 'asc' ? asc : desc;
      const order = [direction(SORT_COLUMNS[input.sort]), direction(chatbot.id)];
      const matches = matching(companyId, input);
      // Only the rows of the page are worth a look at their mails, so they are chosen first.
      const page = db
        .select({ id: chatbot.id })
        .from(chatbot)
        .innerJoin(product, isOfLiveProduct)
        .where(matches)
        .orderBy(...order)
        .limit(input.limit)
        .offset(offsetOf(input))
        .as('page');
      const rows = await selectChatbots(db)
        .innerJoin(page, eq(page.id, chatbot.id))
        .where(eq(chatbot.companyId, companyId))
        .orderBy(...order);
      const known = knownTotal(input, rows.length);
      if (known !== undefined) return { rows, total: known };
      const [total] = await db.select({ n: count() }).from(chatbot).where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    /** At most `limit` chatbots after `cursor` (null: from the newest), for reading all of them in portions. */
    listAfter: (
      companyId: string,
      filter: ChatbotFilter,
      cursor: NewestFirstCursor | null,
      limit: number,
    ): Promise<ChatbotRow[]> =>
      selectChatbots(db)
        .where(and(matching(companyId, filter), cursor === null ? undefined : isBehind(chatbot, cursor)))
        .orderBy(desc(chatbot.createdAt), desc(chatbot.id))
        .limit(limit),
  };
}

/** Addresses are stored in lower case, so the cheaper LIKE does for them. */
function isFound(db: Db, companyId: string, search: string): SQL | undefined {
  const named = db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.companyId, companyId), ilike(product.name, containing(search))));
  return or(like(chatbot.customerEmail, containing(search.toLowerCase())), inArray(chatbot.productId, named));
}

const hasStatus = (status: 'Active' | 'Inactive'): SQL =>
  status === 'Active'
    ? lt(chatbot.queriesUsed, chatbot.queryLimit)
    : gte(chatbot.queriesUsed, chatbot.queryLimit);

function hasMail(db: Db, companyId: string, state: 'queued' | 'sent' | 'failed'): SQL | undefined {
  const mailsIn = (...states: MailState[]) =>
    db
      .select({ id: mail.id })
      .from(mail)
      .where(and(eq(mail.companyId, companyId), inArray(mail.state, states)));
  // As an array the mails are looked up in the index of the chatbots, where a set is held against each chatbot.
  const hasMailIn = (...states: MailState[]) => sql`${chatbot.mailId} = any(array(${mailsIn(...states)}))`;
  switch (state) {
    case 'failed':
      return hasMailIn('failed');
    // Nearly all are sent: the few others are quicker to find. A mail is deleted with its chatbot only.
    case 'sent':
      return and(
        isNotNull(chatbot.mailId),
        notInArray(chatbot.mailId, mailsIn('failed', 'queued', 'outbox')),
      );
    // A mail in the outbox waits for somebody to send it by hand: for the vendor it is not sent yet.
    case 'queued':
      return or(isNull(chatbot.mailId), hasMailIn('queued', 'outbox'));
  }
}
