/** Questions with what ranking and judging look at, to be fitted to. */
import { join } from 'node:path';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import { featuresOf } from '../../../engine/ask/find/candidate-features.ts';
import { judgeFeaturesOf } from '../../../engine/ask/find/judge-features.ts';
import { isDecidedByWords } from '../../../engine/ask/find/rank-by-meaning.ts';
import { type Meant, type Ranking, rankPassages } from '../../../engine/ask/find/rank-passages.ts';
import { leans, readAlone, readLed } from '../../../engine/ask/question/forms/conversation.ts';
import { inSpokenLanguage } from '../../../engine/ask/question/spoken-language.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { readCachedManual } from '../../lib/manuals/manual-cache.ts';
import { meaningOf, openIndex } from '../../lib/manuals/open-index.ts';
import { modelsAlso, replay } from '../../lib/questions/ask-page-questions.ts';
import { isGoldPlace, type PageQuestion, type PageQuestionSet } from '../../lib/questions/page-questions.ts';
import { type QuestionSet, toManualSource } from '../../lib/questions/question-sets.ts';
import { sample } from '../../lib/questions/word-cases.ts';

/** Why a manual answers a question or does not: `far` asks about another product, `near` about this one. */
export type RowKind = 'answerable' | 'near' | 'far';

/** A question asked to one manual. */
export type FitRow = {
  set: string;
  /** The manual, by which rows are parted into folds. */
  manual: string;
  kind: RowKind;
  isForeign: boolean;
  /** A question of another set, about another kind of product; the set's own `far` ones are closer. */
  isStrange: boolean;
  /** Features of the candidates; empty where a code decides. */
  candidates: number[][];
  /** Which of the candidates answer. */
  gold: boolean[];
  /** What judging looks at, with the passage first that ranking put there when the row was collected. */
  judge: number[];
  firstIsRight: boolean;
};

/** Questions about other products that each manual is asked. */
const FAR_PER_MANUAL = 60;

/** Questions about products of none of the sets, in English and in other languages. */
export type FarQuestions = { english: readonly string[]; abroad: readonly string[] };

/** Rows of questions over files, each file asked some `far` ones too. */
export async function collectPageRows(
  name: string,
  { questions, manualsDir }: PageQuestionSet,
  far: FarQuestions,
): Promise<FitRow[]> {
  const rows: FitRow[] = [];
  for (const [file, own] of groupBy(questions, (row) => row.file)) {
    const manual = await readCachedManual(join(manualsDir, file)).catch(() => null);
    if (manual === null) continue;
    const index = await openIndex([manual], modelsAlso(own, manual.language));
    const asked = own.map((row) => ({
      ...row,
      rowKind: kindOf(row),
      isGold: (passage: number) => isGold(index, row, passage),
    }));
    const strange = [...sample(far.english, FAR_PER_MANUAL), ...far.abroad];
    for (const { question, history, rowKind, isGold: is } of asked)
      rows.push(
        await toRow(index, {
          set: name,
          manual: file,
          kind: rowKind,
          isStrange: false,
          question,
          turns: await replay(index, history ?? []),
          isGold: is,
        }),
      );
    for (const question of strange)
      rows.push(
        await toRow(index, {
          set: name,
          manual: file,
          kind: 'far',
          isStrange: true,
          question,
          turns: [],
          isGold: () => false,
        }),
      );
  }
  return rows;
}

/** Rows of questions over passages. */
export async function collectPassageRows(
  sets: readonly QuestionSet[],
  far: readonly string[],
): Promise<FitRow[]> {
  const rows: FitRow[] = [];
  for (const set of sets) {
    const index = await openIndex([toManualSource(set)]);
    const add = async (question: string, kind: RowKind, gold: readonly string[]) =>
      rows.push(
        await toRow(index, {
          ...{ set: 'passages', manual: set.name, kind, isStrange: kind === 'far', question, turns: [] },
          isGold: (passage) => gold.includes(set.passages[passage]?.id ?? ''),
        }),
      );
    for (const { question, answerable, gold_passage_ids } of set.questions)
      await add(question, answerable ? 'answerable' : 'near', answerable ? gold_passage_ids : []);
    const others = sets.filter((other) => other !== set).flatMap(({ questions }) => questions);
    for (const { question } of sample(others, FAR_PER_MANUAL)) await add(question, 'far', []);
    for (const question of sample(far, FAR_PER_MANUAL)) await add(question, 'far', []);
  }
  return rows;
}

function kindOf({ answerable, kind }: PageQuestion): RowKind {
  if (answerable) return 'answerable';
  return kind === 'unanswerable-far' ? 'far' : 'near';
}

function isGold(index: ManualIndex, row: PageQuestion, passage: number): boolean {
  const found = index.passages[passage];
  return row.answerable && found !== undefined && isGoldPlace(row, found);
}

type Asked = Pick<FitRow, 'set' | 'manual' | 'kind' | 'isStrange'> & {
  question: string;
  turns: Turn[];
  isGold: (passage: number) => boolean;
};

async function toRow(whole: ManualIndex, { question, turns, isGold: is, ...names }: Asked): Promise<FitRow> {
  const index = inSpokenLanguage(whole, [...turns.map((turn) => turn.question), question].join(' '));
  const isLed = turns.length > 0 && leans(index, question);
  const query = isLed ? readLed(index, question, turns) : readAlone(index, question);
  const meaning = await meaningOf(index, question, turns);
  const vectors = isLed ? meaning?.led : meaning?.alone;
  const meant: Meant | null = meaning && vectors ? { ...meaning, vectors } : null;
  const { ranked, evidence, wordConfidence }: Ranking = rankPassages(index, query, 10, meant);
  if (evidence === null) throw new Error(`There are no vectors for "${question}" in ${names.manual}.`);
  const { candidates, isForeign } = evidence;
  const usable = isDecidedByWords(query) ? [] : candidates;
  return {
    ...names,
    isForeign: isForeign === 1,
    candidates: usable.map((candidate) => featuresOf(candidate, { confidence: wordConfidence, isForeign })),
    gold: usable.map(({ passage }) => is(passage)),
    judge: judgeFeaturesOf(evidence),
    firstIsRight: ranked[0] !== undefined && is(ranked[0].passage),
  };
}
