import { isCodeWord } from '../ask/question/amounts/fault-numbers.ts';
import { isIdentifier } from '../ask/question/identifiers.ts';
import { normaliseText } from '../index/normalise.ts';
import { tokenise } from '../index/tokens.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll } from '../words/named-words.ts';
import { joinCodes } from './join-codes.ts';

/** "e18", "err7", "f2a": codes shown by appliances. Longer ones are part numbers. */
const SHORT_CODE = /^\p{L}{1,3}\d{1,4}\p{L}?$/u;
/** Words by which a code is a fault rather than a standard or a model ("IPX5", "USB3"). */
const faultWord = whenNeeded(() => new RegExp(`^(?:${formsOfAll('faults', 'toldOf')})$`));

/** Short codes that a text names, lower case without hyphen, each once: "E-18" and "e 18" are "e18". */
export function codesIn(text: string): string[] {
  const codes = joinCodes(tokenise(text)).filter(
    (token) => isIdentifier(token) && SHORT_CODE.test(token.term),
  );
  return [...new Set(codes.map(({ term }) => term))];
}

/** Whether a code is a fault by its letters alone: "e32", "f7", "err12". */
export const isFaultCode = (code: string): boolean => /^(?:e|f|er|err)\d{1,3}$/.test(code);

/** Whether a question mentions faults or a display. */
export const speaksOfFault = (question: string): boolean =>
  tokenise(normaliseText(question)).some(({ term }) => isCodeWord(term) || faultWord().test(term));

/** The most frequent spelling of a code in the questions, in capitals: "E-18". */
export function writtenCode(code: string, questions: readonly string[]): string {
  const characters = [...code].join('[-._ ]?');
  const counts = new Map<string, number>();
  for (const question of questions) {
    const typed = new RegExp(`(?<![\\p{L}\\p{N}])${characters}(?![\\p{L}\\p{N}])`, 'iu').exec(question)?.[0];
    if (typed) counts.set(typed.toUpperCase(), (counts.get(typed.toUpperCase()) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(
    ([a, count], [b, other]) => other - count || Number(a.includes(' ')) - Number(b.includes(' ')),
  );
  return most?.[0] ?? code.toUpperCase();
}
