import type { AnswerBand, Turn } from '../../../engine/ask/base/answer.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { openIndex, searchIndex } from '../manuals/open-index.ts';
import { type QuestionSet, toManualSource } from './question-sets.ts';
import { sample } from './word-cases.ts';

/** Why a question can or cannot be answered. `far`: it is about another product; `unanswerable`: about this one, but the manual does not say. */
export type CaseKind = 'answerable' | 'far' | 'unanswerable';

/** A question asked to a manual, and what came of it. */
export type RefusalCase = {
  group: string;
  kind: CaseKind;
  band: AnswerBand;
  /** Estimated probability that the manual answers (0–1). */
  answerable: number;
};

const MAX_PER_PAIR = 80;
const MAX_FOREIGN = 200;

/** Every set's questions asked to its own passages and to those of the other sets. */
export async function collectCases(
  sets: readonly QuestionSet[],
  foreign: readonly string[],
): Promise<RefusalCase[]> {
  const cases: RefusalCase[] = [];
  for (const set of sets) {
    const index = await openIndex([toManualSource(set)]);
    for (const { question, answerable } of set.questions) {
      cases.push(await toCase(index, question, answerable ? 'answerable' : 'unanswerable', set.name));
    }
    for (const question of sample(foreign, MAX_FOREIGN))
      cases.push(await toCase(index, question, 'far', `foreign → ${set.name}`));
    for (const other of sets) {
      if (other === set) continue;
      const group = `${other.name} → ${set.name}`;
      for (const { question } of sample(other.questions, MAX_PER_PAIR))
        cases.push(await toCase(index, question, 'far', group));
    }
  }
  return cases;
}

/** The case of one question asked to one index; `history` came before it. */
export async function toCase(
  index: ManualIndex,
  question: string,
  kind: CaseKind,
  group: string,
  history: readonly Turn[] = [],
): Promise<RefusalCase> {
  const { band, answerable } = await searchIndex(index, question, history);
  return { group, kind, band, answerable };
}
