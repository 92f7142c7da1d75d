import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';

/** Where a sentence goes over to a further statement, in the languages whose words are known. */
const border = whenNeeded(
  () =>
    new RegExp(
      String.raw`[,;()!?]+\s|\s-\s|\s+(?=(?:${formsOfAll('claims', 'newClause')})\s)|\t|\.\s|\n`,
      'gi',
    ),
);

/** The clauses of a plain sentence; what a colon joins is one ("Sensor: no signal"). */
export const splitClauses = (sentence: string): string[] => sentence.split(border()).filter(hasWords);

/** The clauses of a plain sentence; what stands behind a colon is one of its own ("Leak: close the valve"). */
export const splitAtColons = (sentence: string): string[] =>
  splitClauses(sentence).flatMap((clause) => clause.split(/:\s/).filter(hasWords));

const hasWords = (clause: string): boolean => /\p{L}/u.test(clause);
