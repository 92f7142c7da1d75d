import type { Turn } from '../../../engine/ask/base/answer.ts';
import type { CodeVerdict } from '../../../engine/ask/base/query.ts';
import { rankByWords } from '../../../engine/ask/find/rank.ts';
import { type AnswerSignals, computeSignals } from '../../../engine/ask/find/signals.ts';
import { leans, readAlone, readLed } from '../../../engine/ask/question/forms/conversation.ts';
import { judgeCodes } from '../../../engine/ask/question/identifiers.ts';
import { buildIndex } from '../../../engine/index/build-index.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { type QuestionSet, toManualSource } from './question-sets.ts';

/**
 * Why a question can or cannot be answered. `far`: it is about another product; `unanswerable`: about this one, but
 * the manual does not say; `left-out`: the sections that answer it were taken away.
 */
export type CaseKind = 'answerable' | 'far' | 'unanswerable' | 'left-out';

/** A question as words alone judge it. */
export type WordCase = {
  group: string;
  kind: CaseKind;
  signals: AnswerSignals;
  /** What the codes of the question say. */
  verdict: CodeVerdict;
};

const MAX_PER_PAIR = 80;
const MAX_FOREIGN = 200;

/** Every set's questions asked to its own passages, to those of the other sets, and to its own without the gold ones. */
export async function collectCases(
  sets: readonly QuestionSet[],
  foreign: readonly string[],
): Promise<WordCase[]> {
  const cases: WordCase[] = [];
  for (const set of sets) {
    const index = await buildIndex([toManualSource(set)]);
    for (const { question, answerable } of set.questions) {
      cases.push(toCase(index, question, answerable ? 'answerable' : 'unanswerable', set.name));
    }
    for (const question of sample(foreign, MAX_FOREIGN))
      cases.push(toCase(index, question, 'far', `foreign → ${set.name}`));
    for (const other of sets) {
      if (other === set) continue;
      const group = `${other.name} → ${set.name}`;
      for (const { question } of sample(other.questions, MAX_PER_PAIR))
        cases.push(toCase(index, question, 'far', group));
    }
    cases.push(...leftOutCases(set, index));
  }
  return cases;
}

function leftOutCases(set: QuestionSet, index: ManualIndex): WordCase[] {
  const answerable = set.questions.filter((question) => question.answerable);
  return sample(answerable, MAX_PER_PAIR).map(({ question, gold_passage_ids }) => {
    const gold = set.passages.filter((passage) => gold_passage_ids.includes(passage.id));
    const headings = new Set(gold.map((passage) => passage.heading?.toLowerCase()));
    const isLeftOut = (i: number) => {
      const heading = set.passages[i]?.heading?.toLowerCase();
      return (
        gold_passage_ids.includes(set.passages[i]?.id ?? '') ||
        (heading !== undefined && heading !== '' && headings.has(heading))
      );
    };
    return toCase(index, question, 'left-out', set.name, { isLeftOut });
  });
}

/** The case of one question asked to one index. `isLeftOut` takes passages away; `history` came before it. */
export function toCase(
  index: ManualIndex,
  question: string,
  kind: CaseKind,
  group: string,
  {
    isLeftOut = () => false,
    history = [],
  }: { isLeftOut?: (passage: number) => boolean; history?: Turn[] } = {},
): WordCase {
  const isLed = history.length > 0 && leans(index, question);
  const query = isLed ? readLed(index, question, history) : readAlone(index, question);
  const ranked = rankByWords(index, query, 60).filter(({ passage }) => !isLeftOut(passage));
  const signals = computeSignals(index, query, ranked);
  return { group, kind, signals, verdict: judgeCodes(index, query, ranked[0]?.passage) };
}

/** At most `count` of the items, evenly spread. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / count));
  return items.filter((_, i) => i % step === 0);
}
