import type { ManualIndex } from '../../index/manual-index.ts';
import { yieldToEventLoop } from '../../runtime/event-loop.ts';
import type { Turn } from '../base/answer.ts';
import { withoutChatter } from '../question/forms/chatter.ts';
import { leansOn } from './leans-on.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { pairWords } from './same-words.ts';
import { areSpare, isAboutSomething } from './spare-words.ts';

/** A question with an answer written by the company. */
export type CorrectedQuestion = { question: string };

/** Finds the corrected question that a question is a paraphrase of; null if there is none. */
export type CorrectionMatcher<Correction> = (
  question: string,
  history?: readonly Turn[],
) => Correction | null;

type Known<Correction> = { correction: Correction; meaning: Meaning };

/**
 * Prepares corrections for later questions. If several match, the one that shares most words is taken, then the first. A paraphrase asks the
 * same in other words: the kind of question, codes, numbers, signs, negation and every content word must agree, words up to inflection,
 * spelling, typing errors and synonyms. A follow-up question is never a paraphrase. Never throws.
 */
export function createCorrectionMatcher<Correction extends CorrectedQuestion>(
  index: ManualIndex,
  corrections: readonly Correction[],
): CorrectionMatcher<Correction> {
  return matcherOf(
    index,
    corrections.map((correction) => knowing(index, correction)),
  );
}

/** The same, giving way to the event loop after every `sliceSize` corrections (some tenths of a millisecond each). */
export async function buildCorrectionMatcher<Correction extends CorrectedQuestion>(
  index: ManualIndex,
  corrections: readonly Correction[],
  { sliceSize = 10 }: { sliceSize?: number } = {},
): Promise<CorrectionMatcher<Correction>> {
  const known: Known<Correction>[] = [];
  for (let from = 0; from < corrections.length; from += sliceSize) {
    for (const correction of corrections.slice(from, from + sliceSize))
      known.push(knowing(index, correction));
    await yieldToEventLoop();
  }
  return matcherOf(index, known);
}

const knowing = <Correction extends CorrectedQuestion>(
  index: ManualIndex,
  correction: Correction,
): Known<Correction> => ({
  correction,
  meaning: meaningOf(index, withoutChatter(index, correction.question)),
});

function matcherOf<Correction>(
  index: ManualIndex,
  known: readonly Known<Correction>[],
): CorrectionMatcher<Correction> {
  return (message, history = []) => {
    if (known.length === 0) return null;
    const question = withoutChatter(index, message);
    if (leansOn(index, question, history)) return null;
    const asked = meaningOf(index, question);
    let best: { correction: Correction; likeness: number } | null = null;
    for (const { correction, meaning } of known) {
      const likeness = likenessOf(index, asked, meaning);
      if (likeness > (best?.likeness ?? 0)) best = { correction, likeness };
    }
    return best?.correction ?? null;
  };
}

/** Share of identical words; 0 if the questions don't ask the same. */
function likenessOf(index: ManualIndex, asked: Meaning, corrected: Meaning): number {
  if (asked.plain === corrected.plain) return 2;
  if (!asksAlike(asked, corrected) || !isAboutSomething(index, asked)) return 0;
  const { pairs, left, right } = pairWords(asked, corrected);
  const isEnglish = asked.language.code === 'en';
  if (isEnglish ? !areSpare(index, asked, left, right) : left.length + right.length > 0) return 0;
  if ((asked.isOrdered || corrected.isOrdered) && !areInOrder(pairs.map(([a, b]) => [a.place, b.place])))
    return 0;
  const same = pairs.filter(([a, b]) => a.stem === b.stem).length;
  return (1 + same) / (1 + Math.max(asked.terms.length, corrected.terms.length));
}

function asksAlike(a: Meaning, b: Meaning): boolean {
  return (
    a.language.code === b.language.code &&
    a.isNegated === b.isNegated &&
    a.exact.join(' ') === b.exact.join(' ') &&
    isSameKind(kindOf(a), kindOf(b))
  );
}

/** A code on its own asks for its meaning. */
function kindOf({ kinds, exact, terms }: Meaning): string {
  const isBareCode = kinds.join() === 'topic' && exact.length > 0 && terms.length <= 1;
  return isBareCode ? 'what' : kinds.join();
}

/** "The part number of the screen" and "which part number has the screen" both ask what the part number is. */
function isSameKind(a: string, b: string): boolean {
  if (a === b) return true;
  const [asked, other] = a === 'what-is' ? [a, b] : [b, a];
  return asked === 'what-is' && (other === 'what' || other === 'topic');
}

function areInOrder(places: [number, number][]): boolean {
  const ordered = places.toSorted(([a], [b]) => a - b).map(([, place]) => place);
  return ordered.every((place, i) => i === 0 || place > (ordered[i - 1] ?? 0));
}
