/** Whether a question asks for what must not be done. */
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll, namedWords } from '../../../words/named-words.ts';

/** Most words that may stand where a form has " * ", and between the interrogative and what forbids: more belong to another clause. */
const MAX_WITHIN_FORM = 3;
const MAX_BETWEEN = 5;

const patterns = whenNeeded(() => {
  // Behind these comes another clause, which tells of a fault.
  const isClause = `(?:${formsOfAll('forbidden-questions', 'clause')})(?!\\p{L})`;
  const someWords = (most: number): string => `(?: (?!${isClause})\\S+){0,${most}}? `;
  return [...namedWords('forbidden-questions').values()].map(({ asking, forbidden }) => {
    const forbids = forbidden.replaceAll(' * ', someWords(MAX_WITHIN_FORM));
    return new RegExp(
      `(?<!\\p{L})(?:${asking})(?!\\p{L})(?:${someWords(MAX_BETWEEN)}| )(?:${forbids})(?!\\p{L})`,
      'iu',
    );
  });
});

/** "What must I not clean it with?"; not a fault that is told of: "What can I do if it does not start?" */
export const asksForbidden = (question: string): boolean =>
  patterns().some((pattern) => pattern.test(question));
