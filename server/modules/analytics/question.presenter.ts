import type { AskedQuestion } from '../../../contracts/analytics/analytics.ts';
import type { Correction } from '../../../contracts/chat/corrections.ts';
import { presentMessage } from '../../../replies/present-message.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { QuestionRow } from './asked-question.ts';

/** A question with the answer it was given; links to files are signed anew. */
export function presentQuestion(
  { question, answer, customer }: QuestionRow,
  correction: Correction | null,
  links: LinkSigner,
): AskedQuestion {
  const citation = answer.answer?.citations[0];
  return {
    _id: question.id,
    content: question.content,
    timestamp: question.createdAt.toISOString(),
    useremail: customer.email,
    uniqueId: customer.uniqueId,
    answered: answer.answered ?? false,
    confidence: answer.confidence ?? 0,
    answer: answer.content,
    page: citation?.page ?? null,
    heading: citation?.heading ?? null,
    message: presentMessage(answer, links),
    feedback: answer.feedback,
    correction,
    isOffTopic: answer.isOffTopic,
  };
}
