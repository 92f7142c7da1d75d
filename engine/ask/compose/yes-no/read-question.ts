/** What a question that wants a yes or a no asks. */
import { howPut } from '../../question/forms/question-forms.ts';
import { type YesNoWords, yesNoWords } from './words.ts';

/**
 * Whether something may or can be done, whether it is so, whether it must be, whether it does harm, whether something is broken, or
 * whether that is as it should be.
 */
export type Asks = 'leave' | 'fact' | 'must' | 'harm' | 'broken' | 'normal';

/** Ends a clause: what is asked mostly stands in the last one ("188 on the display, still ok to use it?"). */
const CLAUSE_END = /[.!?;:,…]+(?:\s+|$)|\s[-–—]\s/u;
const HAS_WORD = /\p{L}/u;
const ENDS_AS_QUESTION = /[?？]\s*$/u;

/**
 * What a question asks that yes or no can answer; null where it is no such question, or one of a choice, or its language is unknown.
 * @param language ISO 639-1 of the question
 */
export function readYesNoQuestion(question: string, language: string): Asks | null {
  const words = yesNoWords(language);
  if (words === null || words.either.test(question)) return null;
  const clauses = question.split(CLAUSE_END).filter((clause) => HAS_WORD.test(clause));
  const [first] = clauses;
  if (first === undefined) return null;
  const last = clauses.at(-1) ?? first;
  return (
    readClause(last, words) ?? readClause(first, words) ?? readStatement(question, last, language, words)
  );
}

/** What a clause asks whose words show that it asks. */
function readClause(clause: string, words: YesNoWords): Asks | null {
  if (words.asking.test(clause)) return null;
  const isQuestion = words.factFirst.test(clause) || words.leaveFirst.test(clause);
  const state = stateIn(clause, words);
  if (state !== null) return state;
  if (isQuestion && words.must.test(clause)) return 'must';
  if (words.leaveFirst.test(clause)) return 'leave';
  return isQuestion ? 'fact' : null;
}

/** Whether it asks for harm, a defect, or what is usual. */
function stateIn(clause: string, words: YesNoWords): Asks | null {
  if (words.asIs.test(clause)) return 'normal';
  if (words.broken.test(clause)) return 'broken';
  return words.harm.test(clause) ? 'harm' : null;
}

/** A statement with a question mark asks whether it is so; one that tells of a fault asks what to do. */
function readStatement(question: string, clause: string, language: string, words: YesNoWords): Asks | null {
  if (!ENDS_AS_QUESTION.test(question) || words.asking.test(question)) return null;
  if (words.must.test(clause)) return 'must';
  return howPut([language], clause)('symptom') ? null : 'fact';
}
