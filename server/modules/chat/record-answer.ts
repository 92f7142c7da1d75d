/** Charges and stores what was answered. */

import { confidenceShare } from '../../../replies/to-stored-answer.ts';
import type { Db } from '../../db/connect.ts';
import { dayOf } from '../../time.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { type Asked, findAsked, presentAsked, type Sent } from './asked.ts';
import { createChatRepository, type LinkRow } from './chat.repository.ts';
import { type CodeVisit, NO_VISIT, visitColumns } from './code-visits.ts';
import { createContactCounts, isShownFirst } from './contacts/contact-counts.repository.ts';
import { type Clock, elapsedMs, stepOf } from './counting/answer-time.ts';
import { createAnswerTimesRepository } from './counting/answer-times.repository.ts';
import { isFree, outcomeOf } from './counting/counting.policy.ts';
import type { QueryBudget } from './counting/query-budget.ts';
import { isChargedBefore } from './counting/repeated-question.ts';
import { createUsageRepository, type MonthLimits } from './counting/usage.repository.ts';
import { requireLink } from './find-link.ts';
import type { Found } from './look-up.ts';
import { idAt, messageRow } from './message-row.ts';
import { tellUnanswered } from './tell-unanswered.ts';

export type RecordDeps = {
  db: Db;
  budget: QueryBudget;
  links: LinkSigner;
  corrections: Pick<CorrectionService, 'countUse'>;
  events: WebhookEvents;
  clock: Clock;
};

/** The moment at which a question counts as asked, and the clock's reading when its request came. */
type Begun = {
  now: Date;
  /** Null where the answer was given without us. */
  startedAt: number | null;
};
/** What was asked, with what is known of whoever opened a printed code. */
type SentByVisit = Sent & { visit?: CodeVisit };
/** What was asked on a link and found, with the month's limits by which it is charged. */
type Exchange = Found & {
  link: LinkRow;
  limits: MonthLimits;
  sent: SentByVisit;
  now: Date;
  /** Null where the answer was given without us. */
  answerMs: number | null;
};

/** Makes what charges and stores a question with its answer. */
export function createRecord(deps: RecordDeps) {
  const { db, links, clock } = deps;
  const repository = createChatRepository(db);

  /**
   * Stores both messages and every counter, or nothing, in one transaction. If a request arrives twice at once, the
   * second gets the answer of the first.
   * @throws AppError not_found if the chat was deleted meanwhile, out_of_queries
   */
  return async (
    link: LinkRow,
    limits: MonthLimits,
    sent: SentByVisit,
    found: Found,
    { now, startedAt }: Begun,
  ): Promise<Asked> => {
    const answerMs = startedAt === null ? null : elapsedMs(clock, startedAt);
    const exchange = { ...found, link, limits, sent, now, answerMs };
    const rows = rowsOf(exchange);
    const storing = db.transaction((tx) => store(tx, deps, exchange, rows));
    const queriesUsed = await storing.catch(async (error: unknown) => {
      // If the chat was deleted meanwhile, the failure is no fault, and the chat is not found.
      await requireLink(repository, link.chatbot);
      throw error;
    });
    if (queriesUsed !== null) return presentAsked(link, { ...rows, queriesUsed }, links);
    const first = await findAsked(repository, link, sent, links);
    if (!first) throw new Error('A request is kept whose messages are not.');
    return first;
  };
}

function rowsOf({ link, sent, stored, now, answerMs }: Exchange) {
  const shared = {
    requestKey: sent.requestKey ?? null,
    contact: sent.isContact ? ('open' as const) : null,
    createdAt: now,
  };
  const { visit = NO_VISIT } = sent;
  const question = messageRow(link, {
    ...shared,
    ...visitColumns(visit, 'user'),
    id: idAt(now),
    sender: 'user',
    content: sent.question,
  });
  const answer = messageRow(link, {
    ...shared,
    ...visitColumns(visit, 'bot'),
    id: idAt(now),
    sender: 'bot',
    content: stored.content,
    questionId: question.id,
    answer: stored,
    answered: outcomeOf(stored),
    confidence: stored.confidence,
    answerMs,
  });
  return { question, answer };
}

/** @returns the link's queries used; null, with nothing stored, where another try of the same request was kept before */
async function store(
  tx: Db,
  { budget, corrections, events }: RecordDeps,
  { link, limits, sent, stored, tokens, now, answerMs }: Exchange,
  { question, answer }: ReturnType<typeof rowsOf>,
): Promise<number | null> {
  const isRepeated = await isChargedBefore(
    tx,
    link,
    { question: sent.question, visit: sent.visit?.key ?? null },
    stored,
    now,
  );
  if (!(await createChatRepository(tx).insertMessages([question, answer]))) return null;
  const usage = createUsageRepository(tx);
  const charge = answerMs === null ? budget.chargeWhatIsLeft : budget.charge;
  const used =
    isFree(stored) || isRepeated
      ? await budget.chargeNothing(usage, link, { tokens, now })
      : await charge(usage, link, limits, { tokens, now });
  if (!link.isTrial) await count(tx, { link, sent, stored, now, answerMs });
  if (stored.correction) await corrections.countUse(tx, link.chatbot.companyId, stored.correction.id, now);
  if (answer.answered === false && !link.isTrial) await tellUnanswered(events, tx, link, question);
  return used;
}

/** Adds a question to the figures of its day. */
async function count(
  tx: Db,
  { link, sent, stored, now, answerMs }: Omit<Exchange, 'limits' | 'tokens'>,
): Promise<void> {
  const { companyId, productId } = link.chatbot;
  const day = dayOf(now);
  const answered = outcomeOf(stored);
  const confidence = confidenceShare(stored.confidence);
  if (answered !== null)
    await createChatRepository(tx).countQuestion(companyId, productId, { day, answered, confidence });
  if (sent.isContact && !stored.variants)
    await createContactCounts(tx).countAsked(link.chatbot, day, isShownFirst(stored));
  if (answerMs !== null)
    await createAnswerTimesRepository(tx).count(companyId, productId, day, stepOf(answerMs));
}
