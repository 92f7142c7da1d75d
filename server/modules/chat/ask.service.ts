/** A question: found in the product's manuals, answered in their words, charged and stored. */
import { v7 as uuidv7 } from 'uuid';
import type { Message } from '../../../contracts/chat.ts';
import type { Turn } from '../../../engine/ask/answer.ts';
import { ask } from '../../../engine/ask/ask.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';
import { dayOf } from '../../time.ts';
import { correctAnswer } from '../corrections/corrected-answer.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { createChatRepository, type LinkRow, type MessageRow } from './chat.repository.ts';
import { presentMessage } from './message.presenter.ts';
import type { ProductIndexes } from './product-index.ts';
import type { QueryBudget } from './query-budget.ts';
import { confidenceShare, toStoredAnswer } from './stored-answer.ts';
import { videosFor } from './videos.ts';

// Enough to understand "and the other one?" without carrying a whole evening along.
const REMEMBERED_QUESTIONS = 3;

export type AskInput = { companyId: string; productId: string; uniqueId: string; question: string };

export type Asked = {
  question: Message;
  answer: Message;
  videos: StoredAnswer['videos'];
  queriesUsed: number;
  queryLimit: number;
  suggestions: string[];
};

type Deps = {
  db: Db;
  indexes: ProductIndexes;
  budget: QueryBudget;
  links: LinkSigner;
  corrections: Pick<CorrectionService, 'answer' | 'countUse'>;
};
export type AskService = ReturnType<typeof createAskService>;

/** Answers questions; `answerFrom` and `record` are its two halves, for photos too. */
export function createAskService({ db, indexes, budget, links, corrections }: Deps) {
  const repository = createChatRepository(db);

  /** Finds the link by all three ids together: a link of one product opens no other. */
  async function findLink({ companyId, productId, uniqueId }: Omit<AskInput, 'question'>): Promise<LinkRow> {
    const link = await repository.findLink(companyId, uniqueId);
    if (!link || link.chatbot.productId !== productId) throw notFound('This chat');
    return link;
  }

  /** Looks the question up in the manuals as they are now. Nothing is stored. */
  async function answerFrom(companyId: string, productId: string, question: string, history: Turn[]) {
    const { index, manuals } = await indexes.get(companyId, productId);
    const answer = ask(index, question, history);
    const videos = videosFor(answer, question, await repository.listVideos(companyId, productId));
    return toStoredAnswer(answer, manuals, videos);
  }

  /** The company's own words where it has corrected the question, else the manuals'. Nothing is stored. */
  async function answerQuestion(companyId: string, productId: string, question: string, history: Turn[]) {
    const [correction, found] = await Promise.all([
      corrections.answer(companyId, productId, question, history),
      answerFrom(companyId, productId, question, history),
    ]);
    return correction === null ? found : correctAnswer(correction, found);
  }

  /** One transaction: both messages and every counter, or none of them. */
  async function record(
    link: LinkRow,
    { maxQueries }: { maxQueries: number | null },
    question: string,
    answer: StoredAnswer,
    now = new Date(),
  ): Promise<Asked> {
    const { companyId, productId, queryLimit } = link.chatbot;
    const asked = messageRow(link, { id: idAt(now), sender: 'user', content: question, createdAt: now });
    const answered = messageRow(link, {
      id: idAt(now),
      sender: 'bot',
      content: answer.content,
      questionId: asked.id,
      answer,
      answered: answer.answered,
      confidence: answer.confidence,
      createdAt: now,
    });
    const queriesUsed = await db.transaction(async (tx) => {
      const within = createChatRepository(tx);
      const used = await budget.charge(within, link, maxQueries, now);
      await within.insertMessages([asked, answered]);
      await within.countQuestion(companyId, productId, {
        day: dayOf(now),
        answered: answer.answered,
        confidence: confidenceShare(answer.confidence),
      });
      if (answer.correction) await corrections.countUse(tx, companyId, answer.correction.id, now);
      return used;
    });
    return {
      question: presentMessage(asked, links),
      answer: presentMessage(answered, links),
      videos: answer.videos,
      queriesUsed,
      queryLimit,
      suggestions: answer.suggestions,
    };
  }

  return {
    findLink,
    answerFrom,
    answerQuestion,
    record,

    /**
     * @param now when it is asked; only a replay gives an earlier moment
     * @throws AppError not_found for an unknown link, out_of_queries
     */
    async ask(input: AskInput, now = new Date()): Promise<Asked> {
      const link = await findLink(input);
      const open = await budget.open(link);
      const { companyId, productId, id } = link.chatbot;
      const history = await repository.listTurns(companyId, id, REMEMBERED_QUESTIONS);
      const answer = await answerQuestion(companyId, productId, input.question, history);
      return record(link, open, input.question, answer, now);
    },
  };
}

function messageRow(
  { chatbot: { companyId, productId, id } }: LinkRow,
  values: Pick<MessageRow, 'id' | 'sender' | 'content' | 'createdAt'> & Partial<MessageRow>,
): MessageRow {
  return {
    companyId,
    productId,
    chatbotId: id,
    questionId: null,
    answer: null,
    answered: null,
    confidence: null,
    feedback: null,
    ...values,
  };
}

// The order of a conversation is the order of its ids. uuid counts up within a millisecond only while it is left to
// read the clock itself, so the sequence is kept here.
let sequence = 0;
function idAt(moment: Date): string {
  sequence = (sequence + 1) & 0x7fff_ffff;
  return uuidv7({ msecs: moment.getTime(), seq: sequence });
}
