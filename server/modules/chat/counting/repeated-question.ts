/** Whether a question was asked before on the same link, with the same answer: then it is not charged again. */

import { countEarlier } from '../../../../replies/conversation-start.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import type { Db } from '../../../db/connect.ts';
import type { LinkRow } from '../chat.repository.ts';
import { isFree } from './counting.policy.ts';
import {
  createRepeatedQuestionRepository,
  type RepeatedQuestionRepository,
} from './repeated-question.repository.ts';

/** Questions of a link that are looked at. */
const LOOKED_AT = 50;
/** For so long a question is the same one in another conversation, too. */
const SAME_FOR_MS = 24 * 3600 * 1000;

/** A question, and the key of the visit by a printed code; at another place the same words ask something else. */
type AskedBy = { question: string; visit: string | null };

/** Answers a question that was asked before as it was, with nothing written for it again. @param look whether a model writes */
export async function answerOnce<Found extends { stored: StoredAnswer; tokens: number }>(
  db: Db,
  link: LinkRow,
  asked: AskedBy,
  now: Date,
  look: (writes: boolean) => Promise<Found>,
): Promise<Found | { stored: StoredAnswer; tokens: number }> {
  const before = await listSameQuestions(createRepeatedQuestionRepository(db), link, asked, now);
  const stored = before.length > 0 ? findRepeated(before, (await look(false)).stored) : null;
  return stored ? { stored, tokens: 0 } : look(true);
}

/** Whether an answer was charged before, which no other charge of the link changes until the transaction ends. */
export async function isChargedBefore(
  tx: Db,
  link: LinkRow,
  asked: AskedBy,
  answer: StoredAnswer,
  now: Date,
): Promise<boolean> {
  const repository = createRepeatedQuestionRepository(tx);
  await repository.lockLink(link.chatbot.companyId, link.chatbot.id);
  return findRepeated(await listSameQuestions(repository, link, asked, now), answer) !== null;
}

/** What the same words were answered in this conversation or the last 24 hours, if it was charged for; newest first. */
async function listSameQuestions(
  repository: Pick<RepeatedQuestionRepository, 'listAnswered' | 'listAnswers'>,
  { chatbot }: LinkRow,
  { question, visit }: AskedBy,
  now: Date,
): Promise<StoredAnswer[]> {
  const { companyId, id, conversationBegunAt } = chatbot;
  const asked = await repository.listAnswered(companyId, id, visit, LOOKED_AT);
  const earlier = countEarlier(asked, visit === null ? conversationBegunAt : null, now);
  const sought = folded(question);
  const same = asked.filter(
    ({ question: before, createdAt }, i) =>
      (i >= earlier || now.getTime() - createdAt.getTime() < SAME_FOR_MS) && folded(before) === sought,
  );
  const answers = await repository.listAnswers(
    companyId,
    same.map(({ answerId }) => answerId),
  );
  return answers.filter((answer) => !isFree(answer) && !isOfOther(answer));
}

/**
 * The one of the answers that were given before which stands where the answer of now stands, in the same version of the manual.
 * With another manual, another correction, or behind other questions that it leans on, a question is one of its own.
 */
const findRepeated = (before: readonly StoredAnswer[], now: StoredAnswer): StoredAnswer | null =>
  (!isOfOther(now) && before.find((answer) => isSameAnswer(answer, now))) || null;

function isSameAnswer(before: StoredAnswer, now: StoredAnswer): boolean {
  const places = new Set(before.citations.map(placeOf));
  const isSamePlace = now.citations.some((citation) => places.has(placeOf(citation)));
  const hasNone = before.citations.length === 0 && now.citations.length === 0;
  // One row may hold what is said of several variants.
  const isSameVariant = before.variant === now.variant;
  return isSameVariant && isSameCorrection(before, now) && (isSamePlace || hasNone);
}

/** Both of them the manual's own words, or the company's as they are now: what it has put right since is said at once. */
const isSameCorrection = (before: StoredAnswer, now: StoredAnswer): boolean =>
  before.correction?.id === now.correction?.id && (!now.correction || before.content === now.content);

const folded = (question: string): string => question.toLowerCase().replace(/\s+/gu, ' ').trim();

/** The words of the message are not what was asked: a photo or the press of a button was. */
const isOfOther = ({ match, choices, isPhotoDescribed, asks }: StoredAnswer): boolean =>
  match !== undefined || choices !== undefined || isPhotoDescribed === true || asks !== undefined;

const placeOf = ({ fileKey, page, heading }: StoredAnswer['citations'][number]): string =>
  JSON.stringify([fileKey, page, heading]);
