/** Answers a question from the product's manuals, in their words or a model's, then charges and stores it. */
import type { AnswerProgress } from '../../../contracts/chat/chat.ts';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import { withChoice } from '../../../replies/chosen-variants.ts';
import { correctAnswer } from '../../../replies/corrected-answer.ts';
import { replyToCourtesy } from '../../../replies/courtesy.ts';
import { noteLanguage } from '../../../replies/language-note.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import { confidenceShare, toStoredAnswer, withModel } from '../../../replies/to-stored-answer.ts';
import { REMEMBERED_QUESTIONS } from '../../../replies/turn.ts';
import { videosFor } from '../../../replies/videos.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { dayOf } from '../../time.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { AskQueue } from './ask-queue.ts';
import type { Asker } from './ask-turns.ts';
import { type Asked, findAsked, presentAsked, presentProgress, type Sent } from './asked.ts';
import { createChatRepository, type LinkRow } from './chat.repository.ts';
import { createChoiceRepository } from './choice.repository.ts';
import { readChoice } from './chosen-variants.ts';
import { createContactCounts, isShownFirst } from './contacts/contact-counts.repository.ts';
import { type Clock, elapsedMs, stepOf } from './counting/answer-time.ts';
import { createAnswerTimesRepository } from './counting/answer-times.repository.ts';
import { isFree, outcomeOf } from './counting/counting.policy.ts';
import type { QueryBudget } from './counting/query-budget.ts';
import { answerOnce, isChargedBefore } from './counting/repeated-question.ts';
import { createUsageRepository, type MonthLimits } from './counting/usage.repository.ts';
import { presentCourtesy, replyUnread } from './courtesy.ts';
import { findLinkByIds, type LinkIds } from './find-link.ts';
import type { ProductIndex, ProductIndexes } from './indexes/product-index.ts';
import { idAt, messageRow } from './message-row.ts';
import type { AnswerWriter } from './model/answer-writer.ts';
import type { Understand } from './model/understand.ts';
import { type Write, writeFrom } from './model/write-from.ts';
import { tellUnanswered } from './tell-unanswered.ts';

type Deps = {
  db: Db;
  indexes: ProductIndexes;
  understand: Understand;
  turns: AskQueue;
  budget: QueryBudget;
  links: LinkSigner;
  corrections: Pick<CorrectionService, 'answer' | 'countUse'>;
  events: WebhookEvents;
  /** Null where no model is set up. */
  writer: AnswerWriter | null;
  /** Whether questions in other languages than the manual's are understood. */
  findsAcrossLanguages: boolean;
  clock: Clock;
};

/** A product with its manuals as they are now. */
type Product = Asker &
  Pick<LinkIds, 'productId'> &
  ProductIndex & {
    variants?: readonly string[];
    /** Looked up by words alone, as a device does that has no encoder. */
    isByWords?: boolean;
  };
/** An answer ready to be stored, and the model's tokens that it took. */
type Found = { stored: StoredAnswer; tokens: number };
/** The moment at which a question counts as asked, and the clock's reading when its request came. */
type Begun = {
  now: Date;
  /** Null where the answer was given without us. */
  startedAt: number | null;
};
/** An answer, or a courtesy, that is not kept. */
type Unkept = { answer: StoredAnswer | string; suggestions: string[] };
type AskOptions = {
  tell?: ((progress: AnswerProgress) => void) | undefined;
  replayedAt?: Date;
  /** Whether a device has answered it already, by words alone. */
  wasOffline?: boolean;
};
export type AskService = ReturnType<typeof createAskService>;

/** Answers questions; `answerFrom` and `record` are its two halves, for photos too. */
export function createAskService(deps: Deps) {
  const { db, indexes, understand, turns, budget, links, corrections, events, writer, clock } = deps;
  const { findsAcrossLanguages } = deps;
  const repository = createChatRepository(db);

  async function findLink(ids: LinkIds): Promise<LinkRow> {
    const link = await findLinkByIds(repository, ids);
    if (!link) throw notFound('This chat');
    return link;
  }

  const openProduct = async (companyId: string, productId: string, linkId?: string): Promise<Product> => ({
    companyId,
    productId,
    linkId,
    ...(await indexes.get(companyId, productId)),
  });

  /** Looks the question up in the manuals, and has a model write where one is given. */
  async function find(
    product: Product,
    question: string,
    history: Turn[],
    write: Write | null,
  ): Promise<Found> {
    const { companyId, productId, manuals, variants, look, isByWords = false } = product;
    const { inquiry, otherLanguage } = await turns.take(product, async () => {
      const { encoded, ...told } = isByWords
        ? { encoded: null, otherLanguage: (await look('prepare', question, history)).otherLanguage }
        : await understand(product, question, history);
      const asked = { question, history, encoded, variants };
      // For a model all that was found is needed, else only what is shown of it.
      const inquired = write ? await look('inquire', asked) : { answer: await look('answer', asked) };
      return { inquiry: inquired, ...told };
    });
    const { answer, tokens, model } = await writeFrom(product, inquiry, write);
    const listed = answer.emergency ? [] : await repository.listVideos(companyId, productId);
    const videos = videosFor(answer, question, listed);
    const note = noteLanguage(otherLanguage, findsAcrossLanguages && !isByWords);
    const stored = withModel(toStoredAnswer(answer, manuals, videos), model);
    return { stored: { ...stored, ...note }, tokens };
  }

  /** Answers in the manuals' own words, without a model, because nobody is charged for it. Stores nothing. */
  async function answerFrom(companyId: string, productId: string, question: string): Promise<StoredAnswer> {
    return (await find(await openProduct(companyId, productId), question, [], null)).stored;
  }

  /** Answers in the company's own words if it has corrected the question, otherwise as `find` does. */
  async function findOrCorrected(
    product: Product,
    question: string,
    history: Turn[],
    write: Write | null,
  ): Promise<Found> {
    const correction = await corrections.answer(product.companyId, product.productId, question, history);
    if (correction === null) return find(product, question, history, write);
    const { stored } = await find(product, question, history, null);
    return { stored: correctAnswer(correction, stored), tokens: 0 };
  }

  /** Answers as a customer would be answered, but without a model, because nobody is charged for it. Stores nothing. */
  async function answerUnkept(companyId: string, productId: string, message: string): Promise<Unkept> {
    const variants = await repository.findVariants(companyId, productId);
    const product = { ...(await openProduct(companyId, productId)), variants };
    return answerUnkeptFrom(product, message, findOrCorrected);
  }

  /** The same from manuals that the caller holds, which are no company's. */
  async function answerUnkeptFrom(product: Product, message: string, look = find): Promise<Unkept> {
    const courtesy = await replyToCourtesy(product, message);
    if (courtesy) return { answer: courtesy.reply, suggestions: courtesy.suggestions };
    const { stored } = await look(product, message, [], null);
    return { answer: stored, suggestions: stored.suggestions };
  }

  /**
   * Stores both messages and every counter, or nothing, in one transaction. If a request arrives twice at once, the
   * second gets the answer of the first.
   * @throws AppError not_found if the chat was deleted meanwhile, out_of_queries
   */
  async function record(
    link: LinkRow,
    limits: MonthLimits,
    sent: Sent,
    { stored: answer, tokens }: Found,
    { now, startedAt }: Begun,
  ): Promise<Asked> {
    const { companyId, productId } = link.chatbot;
    const requestKey = sent.requestKey ?? null;
    const answerMs = startedAt === null ? null : elapsedMs(clock, startedAt);
    const outcome = outcomeOf(answer);
    const contact = sent.isContact ? ('open' as const) : null;
    const asked = messageRow(link, {
      id: idAt(now),
      sender: 'user',
      content: sent.question,
      requestKey,
      contact,
      createdAt: now,
    });
    const answered = messageRow(link, {
      id: idAt(now),
      sender: 'bot',
      content: answer.content,
      questionId: asked.id,
      answer,
      answered: outcome,
      confidence: answer.confidence,
      requestKey,
      answerMs,
      contact,
      createdAt: now,
    });
    const storing = db.transaction(async (tx) => {
      const within = createChatRepository(tx);
      const isRepeated = await isChargedBefore(tx, link, sent.question, answer, now);
      if (!(await within.insertMessages([asked, answered]))) return null;
      const usage = createUsageRepository(tx);
      const charge = answerMs === null ? budget.chargeWhatIsLeft : budget.charge;
      const used =
        isFree(answer) || isRepeated
          ? await budget.chargeNothing(usage, link, { tokens, now })
          : await charge(usage, link, limits, { tokens, now });
      const day = dayOf(now);
      const confidence = confidenceShare(answer.confidence);
      if (outcome !== null && !link.isTrial)
        await within.countQuestion(companyId, productId, { day, answered: outcome, confidence });
      if (contact && !link.isTrial && !answer.variants)
        await createContactCounts(tx).countAsked(link.chatbot, day, isShownFirst(answer));
      if (!link.isTrial && answerMs !== null)
        await createAnswerTimesRepository(tx).count(companyId, productId, day, stepOf(answerMs));
      if (answer.correction) await corrections.countUse(tx, companyId, answer.correction.id, now);
      if (outcome === false && !link.isTrial) await tellUnanswered(events, tx, link, asked);
      return used;
    });
    const queriesUsed = await storing.catch(async (error: unknown) => {
      // If the chat was deleted meanwhile, the failure is no fault, and the chat is not found.
      await findLink({ companyId, productId, uniqueId: link.chatbot.uniqueId });
      throw error;
    });
    if (queriesUsed !== null)
      return presentAsked(link, { question: asked, answer: answered, queriesUsed }, links);
    const first = await findReply(link, sent);
    if (!first) throw new Error('A request is kept whose messages are not.');
    return first;
  }

  /** What the request was answered with already; see `findAsked`. */
  const findReply = (link: LinkRow, sent: Pick<Sent, 'requestKey'> & Partial<Sent>): Promise<Asked | null> =>
    findAsked(repository, link, sent, links);

  async function ask(
    ids: LinkIds,
    sent: Sent,
    startedAt: number,
    { tell, replayedAt, wasOffline = false }: AskOptions,
  ): Promise<Asked> {
    const found = await findLink(ids);
    const link = { ...found, isTrial: found.isTrial || sent.isTrial === true };
    const { companyId, productId, id } = link.chatbot;
    turns.know(ids.uniqueId, companyId);
    const before = await findReply(link, sent);
    if (before) return before;
    const now = replayedAt ?? new Date();
    const limits = wasOffline ? await budget.limitsOf(companyId) : await budget.open(link, now);
    const product = { ...(await openProduct(companyId, productId, id)), isByWords: wasOffline };
    const courtesy = await replyToCourtesy(product, sent.question);
    if (courtesy) return presentCourtesy(courtesy, link, sent.question, links);
    const history = sent.isContact
      ? []
      : await repository.listTurns(link.chatbot, { limit: REMEMBERED_QUESTIONS, now });
    const write: Write | null =
      replayedAt || !writer
        ? null
        : (index, inquiry) => writer.write(index, inquiry, tell && ((it) => tell(presentProgress(it))));
    const look = link.hasCorrections ? findOrCorrected : find;
    const asked = await readChoice(createChoiceRepository(db), link, sent, now);
    const lookUp = (writes: boolean) =>
      look({ ...product, variants: asked.known }, asked.question, history, writes ? write : null);
    const { stored, tokens } = asked.isChoice
      ? await lookUp(true)
      : await answerOnce(db, link, sent.question, now, lookUp);
    const answer = { stored: withChoice(stored, asked), tokens };
    const unread = replyUnread(product, answer.stored);
    if (unread) return presentCourtesy(unread, link, sent.question, links);
    return record(link, limits, sent, answer, { now, startedAt: wasOffline ? null : startedAt });
  }

  return {
    findLink,
    findReply,
    answerFrom,
    answerUnkept,
    answerUnkeptFrom,
    record,

    /**
     * @param tell called with the progress of the answer while a model writes it; never without a model
     * @param replayedAt moment in the past at which the question counts as asked; a replay asks no model
     * @param wasOffline nothing is refused then for want of queries
     * @throws AppError not_found for an unknown link, out_of_queries, invalid_request for the key of another question
     */
    ask(ids: LinkIds, sent: Sent, options: AskOptions = {}): Promise<Asked> {
      const startedAt = clock();
      return turns.enter(ids.uniqueId, () => ask(ids, sent, startedAt, options));
    },
  };
}
