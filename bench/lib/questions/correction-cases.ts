import { termsOf } from '../../../engine/index/analysis.ts';
import { languageOf } from '../../../engine/index/language.ts';

/** A corrected question with ways of asking the same and questions beside it that ask something else. */
export type CorrectionCase = {
  id: string;
  split: 'dev' | 'held';
  question: string;
  paraphrases: string[];
  neighbours: string[];
  /** Ids of the questions of the sample set that ask the same. */
  same: string[];
};

/** Whether a way of telling paraphrases takes `asked` for one of `corrected`; `history` was asked before. */
export type Matches = (corrected: string, asked: string, history?: string[]) => boolean;

type Pairs = [corrected: string, asked: string][];
type Counted = { total: number; matched: Pairs; missed: Pairs };
export type Measured = { paraphrases: Counted; neighbours: Counted; sample: Counted };

/**
 * Every corrected question against its own paraphrases and neighbours, and against all questions of a set that are not its
 * paraphrases.
 */
export function measureCases(
  cases: readonly CorrectionCase[],
  others: readonly { id: string; question: string; history?: string[] }[],
  matches: Matches,
): Measured {
  const measured: Measured = { paraphrases: none(), neighbours: none(), sample: none() };
  for (const { question, paraphrases, neighbours, same } of cases) {
    for (const asked of paraphrases) count(measured.paraphrases, question, asked, matches(question, asked));
    for (const asked of neighbours) count(measured.neighbours, question, asked, matches(question, asked));
    for (const { id, question: asked, history } of others)
      if (!same.includes(id)) count(measured.sample, question, asked, matches(question, asked, history));
  }
  return measured;
}

const none = (): Counted => ({ total: 0, matched: [], missed: [] });

function count(counted: Counted, corrected: string, asked: string, isMatch: boolean): void {
  counted.total += 1;
  (isMatch ? counted.matched : counted.missed).push([corrected, asked]);
}

/** Share of what was matched (0–1). */
export const shareOf = ({ total, matched }: Counted): number => matched.length / Math.max(1, total);

const plain = (question: string): string => question.toLowerCase().replace(/[\s?!.]+$/, '');

/** The same letters, whatever their case. */
export const isSameText: Matches = (corrected, asked) => plain(corrected) === plain(asked);

/** Cosine (0–1) of two questions as sets of stems without stop words. */
export function cosineOfStems(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => new Set(termsOf(text, languageOf('en'))));
  if (left === undefined || right === undefined || left.size === 0 || right.size === 0) return 0;
  const shared = [...left].filter((term) => right.has(term)).length;
  return shared / Math.sqrt(left.size * right.size);
}
