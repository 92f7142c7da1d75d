/** What a message asks of an index, where it asks several things. */
import type { ManualIndex } from '../../../index/manual-index.ts';
import { isNaming, type Query } from '../../base/query.ts';
import { boundQuestion } from '../amounts/bound-question.ts';
import { withoutChatter } from '../forms/chatter.ts';
import { readAlone } from '../forms/conversation.ts';
import { splitComparison } from './split-comparison.ts';
import { type QuestionPart, splitQuestion } from './split-question.ts';

/**
 * The parts that are to be searched each by itself; empty for a message that asks one thing. "What does E5 mean and how do I clear
 * it?" is one: all of it is about the code, and so is what answers. Of two things that are compared each is searched.
 */
export function askedParts(index: ManualIndex, message: string): QuestionPart[] {
  const asked = withoutChatter(index, message);
  const compared = splitComparison(boundQuestion(asked));
  if (compared !== null)
    return compared.map((said) => ({ said, asks: said, before: [], pointsBack: false, isCompared: true }));
  const parts = splitQuestion(asked, index.languages);
  if (parts.length === 0 || !holdsCode(readAlone(index, message))) return parts;
  const isOfCode = ({ asks, pointsBack }: QuestionPart): boolean => {
    const query = readAlone(index, asks);
    return !holdsCode(query) && (pointsBack || !namesThing(query));
  };
  return parts.some(isOfCode) ? [] : parts;
}

const holdsCode = ({ decisive, unknownIdentifiers }: Query): boolean =>
  decisive.length > 0 || unknownIdentifiers.length > 0;

/** Whether a question itself names what it is about. */
const namesThing = ({ terms }: Query): boolean => terms.some((term) => isNaming(term) && !term.carried);

/** Whether it says by itself anything that a manual may know: "What can I do?" says nothing. */
export const saysThing = (query: Query): boolean =>
  namesThing(query) || query.terms.some(({ number, carried }) => number !== null && !carried);
