import { headingWords, type ManualIndex } from '../../../index/manual-index.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { WORD_END } from '../../../words/letters.ts';
import { formsOfAll, wordForms } from '../../../words/named-words.ts';
import type { Turn } from '../../base/answer.ts';
import { isNaming, type Place, type Query } from '../../base/query.ts';
import { parseQuestion } from '../parse-question.ts';
import { withoutChatter } from './chatter.ts';

/** Most earlier questions that one leans on, each on the one before it. */
const MAX_TURNS = 3;
/** Weight of the last question's words in one that leans on it. */
const LEANING = 0.5;
/** Each question further back counts this much of the one after it. */
const DECAY = 0.7;
/** Fewer words than this say nothing alone; exactly so many do as a whole question: "How do I clean the strainer?" */
const FEW_TERMS = 2;
/** A heading of one word stands in questions by chance. */
const MIN_HEADING_WORDS = 2;
const WHOLE_QUESTION =
  /^\s*(?:how (?:do|can|should|must|to)|what (?:do|does|is|are)|where (?:do|can|is|are)|why|can|may|must|is|are|does|do)\b/i;
const POINTS_BACK =
  /\b(?:it|its|that|those|these|this|them|they|one|ones|same|there|then|else|instead|again|others?)\b/i;
const CONTINUES = /^\s*(?:and|but|or|so|also|then|ok|okay|what about|how about|no|yes|why|which of)\b/i;
/** An interrogative at the beginning, and words that may mean what was said, in all languages. */
const whole = whenNeeded(() => ({
  opening: new RegExp(`^[\\s\\p{P}]*(?:${formsOfAll('several-questions', 'asking')})${WORD_END}`, 'iu'),
  back: wordForms(`‹${formsOfAll('several-questions', 'back')}›`),
}));
/** Of these, what begins no question of its own: "no water comes out", "ok to leave it out in the rain?". */
const GOES_ON = /^\s*(?:and|but|or|also|then|what about|how about|which of)\b/i;
/** Who says so means something that was said: "that message", "its number". "It" and "they" may be the product itself. */
const MEANS_SAID = /\b(?:its|that|those|these|this|same)\b/i;
/** Of so many words that name something, a question says by itself what it is about, whatever "it" is. */
const OWN_SUBJECT_TERMS = 3;
/** Of so many, "that" and "its" mean something in the question itself: "green light going on and off slowly, is that ok". */
const OWN_STORY_TERMS = 5;

/** What a question asks for by itself. */
export const readAlone = (index: ManualIndex, message: string): Query =>
  parseQuestion(index, withoutChatter(index, message));

/**
 * What a question asks for that leans on those before it: "and for the large one?" is about what was asked last. The words of
 * the questions that it leans on are added with less weight.
 */
export function readLed(index: ManualIndex, message: string, history: readonly Turn[]): Query {
  const query = readAlone(index, message);
  query.place = placeOf(history.at(-1));
  const namesSomething = query.terms.some((term) => isNaming(term) && term.number !== null);
  let weight = LEANING;
  for (const turn of turnsLeanedOn(index, history).reverse()) {
    for (const term of readAlone(index, turn.question).terms) {
      // "How do I descale it?" is about the machine, not about the code that was asked for before.
      if (namesSomething && term.isIdentifier) continue;
      if (query.terms.some((known) => known.term === term.term)) continue;
      query.terms.push({ ...term, weight: Math.min(1, term.weight) * weight, carried: true });
    }
    weight *= DECAY;
  }
  return query;
}

/** The questions that the next one would lean on, in one text, oldest first; null at the beginning of a conversation. */
export function leadingQuestion(index: ManualIndex, history: readonly Turn[]): string | null {
  const texts = turnsLeanedOn(index, history).map(({ question }) => question);
  return texts.length === 0 ? null : texts.join(' ');
}

/** The last turn, before it the one that it leans on itself, and so on, oldest first. */
function turnsLeanedOn(index: ManualIndex, history: readonly Turn[]): Turn[] {
  const turns: Turn[] = [];
  for (const turn of history.slice(-MAX_TURNS).reverse()) {
    turns.unshift(turn);
    if (!leans(index, turn.question)) break;
  }
  return turns;
}

/** Whether a question makes little sense without those before it. */
export const isFollowUp = (index: ManualIndex, message: string, history: readonly Turn[]): boolean =>
  history.length > 0 && leans(index, message);

/** Whether a question's words point to what was said before, or are too few to stand alone. */
export function leans(index: ManualIndex, message: string): boolean {
  const question = withoutChatter(index, message);
  return leansOnHistory(index, parseQuestion(index, question), question);
}

function placeOf(turn: Turn | undefined): Place | null {
  if (turn?.manualId === undefined) return null;
  return { manualId: turn.manualId, section: turn.section ?? null, page: turn.page ?? null };
}

function leansOnHistory(index: ManualIndex, query: Query, question: string): boolean {
  if (hasOwnSubject(query, question)) return false;
  if (CONTINUES.test(question) || query.terms.length < FEW_TERMS) return true;
  // "Does it start with secure boot on": it is the product, and the manual has a section "Secure boot".
  if (pointsBack(question)) return !namesHeading(index, query);
  return query.terms.length === FEW_TERMS && !WHOLE_QUESTION.test(question) && !isWhole(query, question);
}

/** Whether it is put as a question, in whatever language, and names two things, one that a manual knows: "come tolgo il cassetto". */
const isWhole = ({ terms }: Query, question: string): boolean =>
  terms.every(isNaming) &&
  terms.some(({ number }) => number !== null) &&
  asksAtOnce(question) &&
  !whole().back.test(question);

/** Whether a question begins as one that may stand alone, whatever "it" is, and means nothing that was said before. */
export const asksAtOnce = (question: string): boolean =>
  (WHOLE_QUESTION.test(question) || whole().opening.test(question)) &&
  !GOES_ON.test(question) &&
  !MEANS_SAID.test(question);

/** Whether a question says what it is about: by words enough, unless it begins as one that goes on or means what was said. */
const hasOwnSubject = ({ terms }: Query, question: string): boolean =>
  terms.length >= OWN_SUBJECT_TERMS &&
  terms.some(isNaming) &&
  !GOES_ON.test(question) &&
  (terms.length >= OWN_STORY_TERMS || !MEANS_SAID.test(question));

/** Whether the question has all words of a heading of several words. */
function namesHeading(index: ManualIndex, { terms }: Query): boolean {
  const asked = new Set(terms.map(({ number }) => number));
  return index.passages.some((_, passage) => {
    const heading = headingWords(index, passage);
    return heading.length >= MIN_HEADING_WORDS && heading.every((term) => asked.has(term));
  });
}

/** Whether a question names something by a word that may mean what was said before: "it", "these". English. */
export const pointsBack = (question: string): boolean => POINTS_BACK.test(question);
