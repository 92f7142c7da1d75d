import { wordsAsked } from '../../../../contracts/chat/photo-question.ts';
import { MAX_REMEDIES } from '../../../../contracts/plans/limits.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import { toStoredAnswer } from '../../../../replies/to-stored-answer.ts';
import { REMEMBERED_QUESTIONS } from '../../../../replies/turn.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';
import type { AskTurns } from '../ask-turns.ts';
import type { ChatRepository, LinkRow, MessageRow } from '../chat.repository.ts';
import type { ProductIndexes } from '../indexes/product-index.ts';
import type { Understand } from '../model/understand.ts';
import { mediaShown, placesShown, turnsBefore } from '../shown-so-far.ts';
import { mediaRemedies } from './media-remedies.ts';

const LOOKED_AT_MESSAGES = 400;
/** Of one question: what the company has given itself has its turn, too. */
const MAX_FROM_MANUAL = 3;

export type FindRemedyDeps = {
  indexes: ProductIndexes;
  understand: Understand;
  turns: AskTurns;
  listErrorImages: (companyId: string, productId: string) => Promise<ErrorImageRow[]>;
};

/**
 * Makes the function that finds the next thing that the conversation has not shown; null when the question has had its
 * share, or nothing is left.
 */
export function createFindRemedy(
  repository: Pick<ChatRepository, 'listMessages' | 'listVideos'>,
  { indexes, understand, turns, listErrorImages }: FindRemedyDeps,
) {
  return async (link: LinkRow, answer: MessageRow): Promise<StoredAnswer | null> => {
    const { companyId, productId, id } = link.chatbot;
    const messages = await repository.listMessages(companyId, id, {
      limit: LOOKED_AT_MESSAGES,
      visit: answer.visit,
    });
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
  };
}

/** The words of a question; for a photo, those of the problem that it was recognised as. */
function wordsOf(question: MessageRow, tried: readonly MessageRow[]): string {
  const match = tried.find(({ remedyOf }) => remedyOf === null)?.answer?.match;
  return match ? [match.errorTitle, match.errorDescription].join(' ') : wordsAsked(question.content);
}
