/** Answers a question from the product's manuals, in their words or a model's, then charges and stores it. */
import type { AnswerProgress } from '../../../contracts/chat/chat.ts';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import { withChoice } from '../../../replies/chosen-variants.ts';
import { replyToCourtesy } from '../../../replies/courtesy.ts';
import { REMEMBERED_QUESTIONS } from '../../../replies/turn.ts';
import type { Db } from '../../db/connect.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import { type Asked, findAsked, presentProgress, type Sent } from './asked.ts';
import { createChatRepository, type LinkRow } from './chat.repository.ts';
import { createChoiceRepository } from './choice.repository.ts';
import { readChoice } from './chosen-variants.ts';
import { type CodeVisit, findVisit } from './code-visits.ts';
import { answerOnce } from './counting/repeated-question.ts';
import { presentCourtesy, replyUnread } from './courtesy.ts';
import { type LinkIds, requireLink } from './find-link.ts';
import { createLookUp, type LookUpDeps } from './look-up.ts';
import type { AnswerWriter } from './model/answer-writer.ts';
import type { Write } from './model/write-from.ts';
import { createRecord, type RecordDeps } from './record-answer.ts';

type Deps = LookUpDeps &
  RecordDeps & {
    corrections: Pick<CorrectionService, 'answer' | 'countUse'>;
    /** Null where no model is set up. */
    writer: AnswerWriter | null;
  };

type AskOptions = {
  tell?: ((progress: AnswerProgress) => void) | undefined;
  replayedAt?: Date;
  /** How a device has answered it already; null or missing: none has. */
  wasOffline?: 'by words' | 'by meaning' | null;
};
export type AskService = ReturnType<typeof createAskService>;

/** What was asked and answered before in the conversation of a visit. */
const listHistory = (db: Db, { chatbot }: LinkRow, { key }: CodeVisit, now: Date): Promise<Turn[]> =>
  createChatRepository(db).listTurns(chatbot, { limit: REMEMBERED_QUESTIONS, now, visit: key });

/** Has a model write, and tells how far it is; null where there is none. */
function writeWith(writer: AnswerWriter | null, tell: AskOptions['tell']): Write | null {
  return writer
    ? (index, inquiry) => writer.write(index, inquiry, tell && ((it) => tell(presentProgress(it))))
    : null;
}

/** Answers questions; `answerFrom` and `record` are its two halves, for photos too. */
export function createAskService(deps: Deps) {
  const { db, turns, budget, links, writer, clock } = deps;
  const repository = createChatRepository(db);
  const lookUp = createLookUp(deps);
  const record = createRecord(deps);

  const findLink = (ids: LinkIds): Promise<LinkRow> => requireLink(repository, ids);

  /** What the request was answered with already; see `findAsked`. */
  const findReply = (link: LinkRow, sent: Pick<Sent, 'requestKey'> & Partial<Sent>): Promise<Asked | null> =>
    findAsked(repository, link, sent, links);

  async function ask(
    ids: LinkIds,
    sent: Sent,
    startedAt: number,
    { tell, replayedAt, wasOffline = null }: AskOptions,
  ): Promise<Asked> {
    const found = await findLink(ids);
    const link = { ...found, isTrial: found.isTrial || sent.isTrial === true };
    const { companyId, productId, id } = link.chatbot;
    turns.know(ids.uniqueId, companyId);
    const before = await findReply(link, sent);
    if (before) return before;
    const now = replayedAt ?? new Date();
    const limits = wasOffline ? await budget.limitsOf(companyId) : await budget.open(link, now);
    const isByWords = wasOffline === 'by words';
    const product = { ...(await lookUp.openProduct(companyId, productId, id)), isByWords };
    const visit = await findVisit(db, link, sent.code);
    const courtesy = await replyToCourtesy(product, sent.question);
    if (courtesy) return presentCourtesy(courtesy, link, sent.question, links);
    const history = sent.isContact ? [] : await listHistory(db, link, visit, now);
    const write = replayedAt ? null : writeWith(writer, tell);
    const look = link.hasCorrections ? lookUp.findOrCorrected : lookUp.find;
    const asked = await readChoice(createChoiceRepository(db), link, sent, visit, now);
    const answerTo = (writes: boolean) =>
      look(
        { ...product, variants: asked.known, chapter: visit.chapter },
        asked.question,
        history,
        writes ? write : null,
      );
    const { stored, tokens } = asked.isChoice
      ? await answerTo(true)
      : await answerOnce(db, link, { question: sent.question, visit: visit.key }, now, answerTo);
    const answer = { stored: withChoice(stored, asked), tokens };
    const unread = replyUnread(product, answer.stored);
    if (unread) return presentCourtesy(unread, link, sent.question, links);
    const times = { now, startedAt: wasOffline ? null : startedAt };
    return record(link, limits, { ...sent, visit }, answer, times);
  }

  return {
    findLink,
    findReply,
    answerFrom: lookUp.answerFrom,
    answerUnkept: lookUp.answerUnkept,
    answerUnkeptFrom: lookUp.answerUnkeptFrom,
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
