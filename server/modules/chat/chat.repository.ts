import { aliasedTable, and, asc, desc, eq, exists, isNull, lt, sql } from 'drizzle-orm';
import type { Turn } from '../../../engine/ask/answer.ts';
import type { Db } from '../../db/connect.ts';
import { chatbot, chatbotLink, dailyQuestions, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, companyUsage } from '../../db/schema/companies.ts';
import { correction } from '../../db/schema/corrections.ts';
import { ofLiveProduct, product, videoLink } from '../../db/schema/products.ts';
import { type CitedPlace, turnOf } from './turn.ts';

export type MessageRow = typeof message.$inferSelect;
export type NewMessage = typeof message.$inferInsert;
export type VideoRow = Pick<typeof videoLink.$inferSelect, 'link' | 'description'>;

/** A chatbot link with what a question needs to know of its product and company. */
export type LinkRow = {
  chatbot: typeof chatbot.$inferSelect;
  productName: string;
  /** Whether the company answers some questions about the product itself. */
  hasCorrections: boolean;
  company: Pick<
    typeof company.$inferSelect,
    'id' | 'name' | 'email' | 'contact' | 'logoKey' | 'accent' | 'embedOrigins' | 'suspendedAt'
  >;
};

/** Counters of one answered question. `confidence` is the share it counts into. */
export type DayCount = { day: string; answered: boolean; confidence: 'high' | 'medium' | 'low' };

/** What a company has used of a month. */
export type MonthUse = { queries: number; tokens: number };
/** What it may use; null is unlimited. */
export type MonthLimits = { maxQueries: number | null; maxTokens: number | null };

/** Largest number of the column. */
const MAX_COUNT = 2_147_483_647;

export type ChatRepository = ReturnType<typeof createChatRepository>;

/** Links, conversations and counters of one company. */
export function createChatRepository(db: Db) {
  return {
    /** The company a link belongs to; the one look-up that begins without a tenant. */
    async findCompanyOfLink(uniqueId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ companyId: chatbotLink.companyId })
        .from(chatbotLink)
        .where(eq(chatbotLink.uniqueId, uniqueId));
      return row?.companyId;
    },

    async findLink(companyId: string, uniqueId: string): Promise<LinkRow | undefined> {
      const { id, name, email, contact, logoKey, accent, embedOrigins, suspendedAt } = company;
      const [row] = await db
        .select({
          chatbot,
          productName: product.name,
          hasCorrections: existsCorrection(db),
          company: { id, name, email, contact, logoKey, accent, embedOrigins, suspendedAt },
        })
        .from(chatbot)
        .innerJoin(product, ofLiveProduct(chatbot))
        .innerJoin(company, eq(company.id, chatbot.companyId))
        .where(and(eq(chatbot.companyId, companyId), eq(chatbot.uniqueId, uniqueId)));
      return row;
    },

    /** The conversation, oldest first, at most the last `limit` messages. */
    async listMessages(companyId: string, chatbotId: string, limit: number): Promise<MessageRow[]> {
      const rows = await db
        .select()
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.chatbotId, chatbotId)))
        .orderBy(desc(message.id))
        .limit(limit);
      return rows.reverse();
    },

    /** The last questions of the conversation with the place their own answer was cited from, oldest first. */
    async listTurns(companyId: string, chatbotId: string, limit: number): Promise<Turn[]> {
      const asked = aliasedTable(message, 'asked');
      const rows = await db
        .select({
          question: asked.content,
          citation: sql<CitedPlace | null>`${message.answer} #> '{citations,0}'`,
        })
        .from(message)
        .innerJoin(asked, and(eq(asked.companyId, message.companyId), eq(asked.id, message.questionId)))
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.chatbotId, chatbotId),
            eq(message.sender, 'bot'),
            isNull(message.remedyOf),
          ),
        )
        .orderBy(desc(message.id))
        .limit(limit);
      return rows.reverse().map(({ question, citation }) => turnOf(question, citation));
    },

    listVideos: (companyId: string, productId: string): Promise<VideoRow[]> =>
      db
        .select({ link: videoLink.link, description: videoLink.description })
        .from(videoLink)
        .where(and(eq(videoLink.companyId, companyId), eq(videoLink.productId, productId), isLive(videoLink)))
        .orderBy(asc(videoLink.id)),

    async findUsed(companyId: string, month: string): Promise<MonthUse> {
      const { queriesUsed: queries, tokensUsed: tokens } = companyUsage;
      const [row] = await db
        .select({ queries, tokens })
        .from(companyUsage)
        .where(and(eq(companyUsage.companyId, companyId), eq(companyUsage.month, month)));
      return row ?? { queries: 0, tokens: 0 };
    },

    /** Takes one query from the link. Undefined when none is left: the condition and the count are one statement. */
    async chargeLink(companyId: string, chatbotId: string): Promise<{ queriesUsed: number } | undefined> {
      const [row] = await db
        .update(chatbot)
        .set({ queriesUsed: sql`${chatbot.queriesUsed} + 1` })
        .where(
          and(
            eq(chatbot.companyId, companyId),
            eq(chatbot.id, chatbotId),
            lt(chatbot.queriesUsed, chatbot.queryLimit),
          ),
        )
        .returning({ queriesUsed: chatbot.queriesUsed });
      return row;
    },

    /**
     * Takes one query and the `tokens` of its answer from the month of the company. False when one of its limits was
     * used up before: the conditions and the counts are one statement.
     */
    async chargeMonth(
      companyId: string,
      month: string,
      { maxQueries, maxTokens }: MonthLimits,
      tokens: number,
    ): Promise<boolean> {
      if ([maxQueries, maxTokens].some((max) => max !== null && max < 1)) return false;
      const { queriesUsed, tokensUsed } = companyUsage;
      const isLeft = and(
        maxQueries === null ? undefined : lt(queriesUsed, maxQueries),
        maxTokens === null ? undefined : lt(tokensUsed, maxTokens),
      );
      const rows = await db
        .insert(companyUsage)
        .values({ companyId, month, queriesUsed: 1, tokensUsed: tokens })
        .onConflictDoUpdate({
          target: [companyUsage.companyId, companyUsage.month],
          set: {
            queriesUsed: sql`${queriesUsed} + 1`,
            // A plan without a limit may count to the end of the column, and then goes on answering.
            tokensUsed: sql`least(${tokensUsed}::bigint + ${tokens}, ${MAX_COUNT})`,
          },
          ...(isLeft === undefined ? {} : { setWhere: isLeft }),
        })
        .returning({ used: queriesUsed });
      return rows.length === 1;
    },

    async insertMessages(rows: NewMessage[]): Promise<void> {
      await db.insert(message).values(rows);
    },

    async countQuestion(
      companyId: string,
      productId: string,
      { day, answered, confidence }: DayCount,
    ): Promise<void> {
      const added = {
        asked: 1,
        answered: answered ? 1 : 0,
        high: confidence === 'high' ? 1 : 0,
        medium: confidence === 'medium' ? 1 : 0,
        low: confidence === 'low' ? 1 : 0,
      };
      await db
        .insert(dailyQuestions)
        .values({ companyId, productId, day, ...added })
        .onConflictDoUpdate({
          target: [dailyQuestions.companyId, dailyQuestions.productId, dailyQuestions.day],
          set: {
            asked: sql`${dailyQuestions.asked} + ${added.asked}`,
            answered: sql`${dailyQuestions.answered} + ${added.answered}`,
            high: sql`${dailyQuestions.high} + ${added.high}`,
            medium: sql`${dailyQuestions.medium} + ${added.medium}`,
            low: sql`${dailyQuestions.low} + ${added.low}`,
          },
        });
    },

    /** An answer of this link, held until the transaction ends so that its feedback is counted once. */
    async lockAnswer(
      companyId: string,
      chatbotId: string,
      messageId: string,
    ): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(message)
        .where(isAnswer(companyId, chatbotId, messageId))
        .for('update');
      return row;
    },

    async setFeedback(companyId: string, messageId: string, feedback: MessageRow['feedback']): Promise<void> {
      await db
        .update(message)
        .set({ feedback })
        .where(and(eq(message.companyId, companyId), eq(message.id, messageId)));
    },

    /** Moves the day's feedback counters by `works` and `doesNotWork` (negative takes an earlier one back). */
    async countFeedback(
      companyId: string,
      productId: string,
      day: string,
      { works, doesNotWork }: { works: number; doesNotWork: number },
    ): Promise<void> {
      await db
        .update(dailyQuestions)
        .set({
          works: sql`${dailyQuestions.works} + ${works}`,
          doesNotWork: sql`${dailyQuestions.doesNotWork} + ${doesNotWork}`,
        })
        .where(
          and(
            eq(dailyQuestions.companyId, companyId),
            eq(dailyQuestions.productId, productId),
            eq(dailyQuestions.day, day),
          ),
        );
    },
  };
}

/** An answer of a link's conversation. */
export const isAnswer = (companyId: string, chatbotId: string, messageId: string) =>
  and(
    eq(message.companyId, companyId),
    eq(message.id, messageId),
    eq(message.chatbotId, chatbotId),
    eq(message.sender, 'bot'),
  );

/** Of the product that a selected chatbot is for. */
function existsCorrection(db: Db) {
  const ofProduct = and(
    eq(correction.companyId, chatbot.companyId),
    eq(correction.productId, chatbot.productId),
  );
  return exists(db.select({ one: sql`1` }).from(correction).where(ofProduct)).mapWith(Boolean);
}
