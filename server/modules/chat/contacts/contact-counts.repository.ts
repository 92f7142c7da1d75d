/** How often contact forms were filled in, and what came of it. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import type { Db } from '../../../db/connect.ts';
import { type chatbot, dailyContacts } from '../../../db/schema/chats.ts';
import { sumOf } from '../../../db/sum-of.ts';

type Link = Pick<typeof chatbot.$inferSelect, 'companyId' | 'productId' | 'id'>;
type Figure = 'asked' | 'answered' | 'helped' | 'sent' | 'mailed';

/** Whether a customer is shown what was found before the message is sent. */
export const isShownFirst = ({
  answered,
  emergency,
}: Pick<StoredAnswer, 'answered' | 'emergency'>): boolean => answered || emergency?.hasInstructions === true;

/** The counters of a company's contact forms. Days are `YYYY-MM-DD` in UTC. */
export function createContactCounts(db: Db) {
  /** Moves some of the figures of a link's day; negative takes back. */
  async function add(
    { companyId, productId, id }: Link,
    day: string,
    figures: Partial<Record<Figure, number>>,
  ): Promise<void> {
    const { asked, answered, helped, sent, mailed } = dailyContacts;
    const more = (column: AnyPgColumn, name: Figure) => sql`${column} + ${figures[name] ?? 0}`;
    await db
      .insert(dailyContacts)
      .values({ companyId, productId, chatbotId: id, day, ...figures })
      .onConflictDoUpdate({
        target: [
          dailyContacts.companyId,
          dailyContacts.productId,
          dailyContacts.day,
          dailyContacts.chatbotId,
        ],
        set: {
          asked: more(asked, 'asked'),
          answered: more(answered, 'answered'),
          helped: more(helped, 'helped'),
          sent: more(sent, 'sent'),
          mailed: more(mailed, 'mailed'),
        },
      });
  }

  return {
    add,

    /** Counts a message, and whether something of the manual was shown first. */
    countAsked: (link: Link, day: string, isShown: boolean): Promise<void> =>
      add(link, day, { asked: 1, answered: isShown ? 1 : 0 }),

    /** Mails that our own form of a link has sent since a day, that day included. */
    async countMailed({ companyId, productId, id }: Link, since: string): Promise<number> {
      const [row] = await db
        .select({ mailed: sumOf(dailyContacts.mailed) })
        .from(dailyContacts)
        .where(
          and(
            eq(dailyContacts.companyId, companyId),
            eq(dailyContacts.productId, productId),
            eq(dailyContacts.chatbotId, id),
            gte(dailyContacts.day, since),
          ),
        );
      return row?.mailed ?? 0;
    },
  };
}
