import { isCodeWord } from '../ask/question/fault-numbers.ts';
import { isIdentifier } from '../ask/question/identifiers.ts';
import { normaliseText } from '../index/normalise.ts';
import { tokenise } from '../index/tokens.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll } from '../words/named-words.ts';
import { joinCodes } from './join-codes.ts';

/** "e18", "err7", "f2a": what appliances show. Longer ones are part numbers. */
const SHORT_CODE = /^\p{L}{1,3}\d{1,4}\p{L}?$/u;
/** Words beside a code by which it is a fault and not a standard or a model: "IPX5", "USB3". */
const faultWord = whenNeeded(() => new RegExp(`^(?:${formsOfAll('faults', 'toldOf')})$`));

/** Short codes that a text names, lower case without hyphen, each once: "E-18" and "e 18" are "e18". */
export function codesIn(text: string): string[] {
  const codes = joinCodes(tokenise(text)).filter(
    (token) => isIdentifier(token) && SHORT_CODE.test(token.term),
  );
  return [...new Set(codes.map(({ term }) => term))];
}

/** "e32", "f7", "err12": letters that faults are numbered by, whatever is said beside them. */
export const isFaultCode = (code: string): boolean => /^(?:e|f|er|err)\d{1,3}$/.test(code);

/** Whether a question speaks of faults or of what a display shows. */
export const speaksOfFault = (question: string): boolean =>
  tokenise(normaliseText(question)).some(({ term }) => isCodeWord(term) || faultWord().test(term));

/** A code as most questions write it, in capitals: "E-18". */
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
