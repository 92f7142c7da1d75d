/** Finds what to try next if an answer did not help: the manual's next section, then the company's own help. */

import type { Message } from '../../../../contracts/chat/messages.ts';
import { wordsAsked } from '../../../../contracts/chat/photo-question.ts';
import { MAX_REMEDIES } from '../../../../contracts/plans/limits.ts';
import { presentMessage } from '../../../../replies/present-message.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import { toStoredAnswer } from '../../../../replies/to-stored-answer.ts';
import { REMEMBERED_QUESTIONS } from '../../../../replies/turn.ts';
import { AppError, notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';
import type { AskTurns } from '../ask-turns.ts';
import { createChatRepository, type LinkRow, type MessageRow } from '../chat.repository.ts';
import { findLinkByUniqueId } from '../find-link.ts';
import type { ProductIndexes } from '../indexes/product-index.ts';
import { idAt, messageRow } from '../message-row.ts';
import type { Understand } from '../model/understand.ts';
import { mediaShown, placesShown, turnsBefore } from '../shown-so-far.ts';
import { mediaRemedies } from './media-remedies.ts';
import { createRemedyRepository } from './remedy.repository.ts';

const LOOKED_AT_MESSAGES = 400;
/** Of one question: what the company has given itself has its turn, too. */
const MAX_FROM_MANUAL = 3;

type Deps = {
  db: Db;
  indexes: ProductIndexes;
  understand: Understand;
  turns: AskTurns;
  links: LinkSigner;
  listErrorImages: (companyId: string, productId: string) => Promise<ErrorImageRow[]>;
};

export type RemedyService = ReturnType<typeof createRemedyService>;

/** Finds remedies. No model writes them and no query is charged, because the question has been paid for. */
export function createRemedyService({ db, indexes, understand, turns, links, listErrorImages }: Deps) {
  const repository = createChatRepository(db);
  const remedyRepository = createRemedyRepository(db);

  /** The next thing that the conversation has not shown; null when the question has had its share, or nothing is left. */
  async function find(link: LinkRow, answer: MessageRow): Promise<StoredAnswer | null> {
    const { companyId, productId, id } = link.chatbot;
    const messages = await repository.listMessages(companyId, id, LOOKED_AT_MESSAGES);
    const question = messages.find((message) => message.id === answer.questionId);
    const tried = messages.filter((message) => message.questionId === answer.questionId);
    const remedies = tried.filter(({ remedyOf }) => remedyOf !== null);
    if (!question || remedies.length >= MAX_REMEDIES) return null;
    // Behind what to do in an emergency comes nothing that is to be tried on the product.
    if (tried.some((message) => message.answer?.emergency)) return null;

    const words = wordsOf(question, tried);
    const [product, images, videos] = await Promise.all([
      indexes.get(companyId, productId),
      listErrorImages(companyId, productId),
      repository.listVideos(companyId, productId),
    ]);
    const history = turnsBefore(messages, question.id, REMEMBERED_QUESTIONS);
    const fromManual = remedies.filter((remedy) => (remedy.answer?.citations.length ?? 0) > 0);
    if (words !== '' && fromManual.length < MAX_FROM_MANUAL) {
      const asked = { companyId, productId, ...product };
      const [next] = await turns.take({ companyId, linkId: id }, async () => {
        const { encoded } = await understand(asked, words, history);
        return product.look('remedies', { question: words, history, encoded }, placesShown(messages), 1);
      });
      if (next) return toStoredAnswer(next, product.manuals, []);
    }
    const about = [words, ...tried.map((message) => message.answer?.citations[0]?.heading ?? '')].join(' ');
    return mediaRemedies(words, about, { images, videos }, mediaShown(messages))[0] ?? null;
  }

  /** Stores what was found, unless another call for the same answer was faster. */
  async function keep(
    link: LinkRow,
    answer: MessageRow,
    found: StoredAnswer | null,
  ): Promise<MessageRow | null> {
    const { companyId, id } = link.chatbot;
    return db.transaction(async (tx) => {
      const within = createChatRepository(tx);
      if (!(await within.lockAnswer(companyId, id, answer.id))) throw notFound('This answer');
      const remedies = createRemedyRepository(tx);
      const known = await remedies.findRemedy(companyId, answer.id);
      if (known) return known;
      if (!found) {
        await remedies.setNoRemedyLeft(companyId, answer.id);
        return null;
      }
      const now = new Date();
      const remedy = messageRow(link, {
        id: idAt(now),
        sender: 'bot',
        content: found.content,
        questionId: answer.questionId,
        remedyOf: answer.id,
        answer: found,
        confidence: found.confidence,
        createdAt: now,
      });
      await within.insertMessages([remedy]);
      return remedy;
    });
  }

  return {
    /**
     * The remedy of an answer: found at the first call, the same one at every other; null when nothing is left.
     * @throws AppError not_found, out_of_queries while the company is suspended
     */
    async next(uniqueId: string, messageId: string): Promise<Message | null> {
      const link = await findLinkByUniqueId(repository, uniqueId);
      const { companyId, id } = link.chatbot;
      if (link.company.suspendedAt)
        throw new AppError('out_of_queries', 'This chatbot answers no questions now.');
      const answer = await remedyRepository.findAnswer(companyId, id, messageId);
      if (!answer) throw notFound('This answer');
      const known = await remedyRepository.findRemedy(companyId, messageId);
      const remedy = known ?? (await keep(link, answer, await find(link, answer)));
      return remedy && presentMessage(remedy, links);
    },
  };
}

/** The words of a question; for a photo, those of the problem that it was recognised as. */
function wordsOf(question: MessageRow, tried: readonly MessageRow[]): string {
  const match = tried.find(({ remedyOf }) => remedyOf === null)?.answer?.match;
  return match ? [match.errorTitle, match.errorDescription].join(' ') : wordsAsked(question.content);
}
