/** Questions over files asked as in the product, and what came of them. */
import { join } from 'node:path';
import type { Answer, Turn } from '../../../engine/ask/base/answer.ts';
import type { FoundPassage } from '../../../engine/ask/find/search.ts';
import type { ManualIndex, ManualSource } from '../../../engine/index/manual-index.ts';
import type { ModelName } from '../../../engine/meaning/models.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { median } from '../figures/retrieval-metrics.ts';
import { round } from '../figures/table.ts';
import { wordsOf } from '../figures/text-overlap.ts';
import { readCachedManual } from '../manuals/manual-cache.ts';
import { askIndex, openIndex, searchIndex } from '../manuals/open-index.ts';
import { createQuoteCheck, type QuoteCheck } from '../manuals/page-text.ts';
import { isGoldPlace, type PageQuestion, type PageQuestionSet } from './page-questions.ts';

/** What came of one question; `null` where it cannot be told (no page, no steps to expect). */
export type Outcome = {
  row: PageQuestion;
  answer: Answer;
  /** 1-based rank of the first found passage on a gold page; infinite if none. */
  rank: number;
  citedFirst: boolean;
  citedAmongThree: boolean;
  /** Share of the gold quote's words in the answer. */
  quoteRecall: number | null;
  quotes: number;
  quotesOnPage: number | null;
  /** As many steps as the procedure has, of a place that answers. */
  stepsWhole: boolean | null;
  /** The procedure that answers is told from its first step on. */
  fromFirstStep: boolean | null;
  ms: number;
};

/** What else is asked of a manual's index: its questions, and what was read. */
export type Alongside = (
  index: ManualIndex,
  manual: ManualSource,
  rows: readonly PageQuestion[],
) => Promise<void>;

/** Reads, indexes and asks; files that cannot be read are named in `unread` and on stderr. */
export async function askPageQuestions(
  set: PageQuestionSet,
  alongside?: Alongside,
): Promise<{ outcomes: Outcome[]; unread: string[] }> {
  const outcomes: Outcome[] = [];
  const unread: string[] = [];
  for (const [file, rows] of groupBy(set.questions, ({ file }) => file)) {
    const path = join(set.manualsDir, file);
    const manual = await readCachedManual(path).catch((error: Error) => error);
    if (manual instanceof Error) {
      console.error(`Left out: ${manual.message}`);
      unread.push(file);
      continue;
    }
    const index = await openIndex([manual], modelsAlso(rows, manual.language));
    const check = file.endsWith('.pdf') ? createQuoteCheck(path) : null;
    for (const row of rows) outcomes.push(await examine(index, row, check));
    await alongside?.(index, manual, rows);
  }
  return { outcomes, unread };
}

/** What passages are encoded with besides, once a question in another language than the manual's has come. */
export const modelsAlso = (rows: readonly Pick<PageQuestion, 'asked_in'>[], language: string): ModelName[] =>
  rows.some(({ asked_in }) => asked_in !== undefined && asked_in !== language) ? ['multilingual'] : [];

async function examine(index: ManualIndex, row: PageQuestion, check: QuoteCheck | null): Promise<Outcome> {
  const history = await replay(index, row.history ?? []);
  const start = performance.now();
  const answer = await askIndex(index, row.question, history);
  const ms = performance.now() - start;
  const { passages } = await searchIndex(index, row.question, history);
  return { ...judgeAnswer(row, answer, passages, check), ms };
}

/** Holds an answer and the passages found for it, best first, against what the row says. */
export function judgeAnswer(
  row: PageQuestion,
  answer: Answer,
  passages: readonly Pick<FoundPassage, 'passage'>[],
  check: QuoteCheck | null,
): Omit<Outcome, 'ms'> {
  const at = passages.findIndex(({ passage }) => isGoldPlace(row, passage));
  const cited = answer.citations.slice(0, 3).map((citation) => isGoldPlace(row, citation));
  const words = new Set(
    wordsOf(
      [
        answer.content,
        ...answer.steps.map((step) => step.text),
        ...answer.warnings.map((warning) => warning.text),
        ...(answer.table?.rows.flat() ?? []),
      ].join(' '),
    ),
  );
  const isGoldCitation = (number: number) => {
    const citation = answer.citations[number];
    return citation !== undefined && isGoldPlace(row, citation);
  };
  const wanted = wordsOf(row.quote ?? '');
  const onPage = answer.citations.filter(({ quote, page }) => page !== null && check?.(quote, page));
  return {
    row,
    answer,
    rank: at < 0 ? Number.POSITIVE_INFINITY : at + 1,
    citedFirst: cited[0] ?? false,
    citedAmongThree: cited.includes(true),
    quoteRecall: wanted.length === 0 ? null : wanted.filter((word) => words.has(word)).length / wanted.length,
    quotes: answer.citations.length,
    quotesOnPage: check === null ? null : onPage.length,
    stepsWhole:
      row.steps === undefined
        ? null
        : answer.steps.length >= row.steps && answer.steps.some(({ citation }) => isGoldCitation(citation)),
    fromFirstStep:
      row.steps === undefined
        ? null
        : beginsWithFirstStep(answer) && answer.steps.some(({ citation }) => isGoldCitation(citation)),
  };
}

/** Whether an answer shows a procedure, and nothing but its first step before it. */
export const beginsWithFirstStep = ({ steps, lead: [said] = [] }: Pick<Answer, 'steps' | 'lead'>): boolean =>
  steps.length > 1 && (said === undefined || said.step === 0);

/** The earlier questions with where they were answered, as a conversation keeps them. */
export async function replay(index: ManualIndex, questions: readonly string[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const question of questions) {
    const [cited] = (await askIndex(index, question, turns)).citations;
    const place = cited && { manualId: cited.manualId, section: cited.heading, page: cited.page };
    turns.push({ question, ...place });
  }
  return turns;
}

/** Figures over all outcomes; what the set says nothing of is null. */
export function summariseOutcomes(outcomes: readonly Outcome[]) {
  const gold = outcomes.filter(({ row }) => row.answerable);
  const refusable = outcomes.filter(({ row }) => !row.answerable);
  const checked = outcomes.filter(({ quotesOnPage }) => quotesOnPage !== null);
  const stepped = outcomes.filter(({ stepsWhole }) => stepsWhole !== null);
  const followUps = gold.filter(({ row }) => row.history !== undefined);
  const share = (of: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
    of.length === 0 ? null : round(of.filter(is).length / of.length);
  const quoteRecall = averageOf(gold.map((o) => o.quoteRecall));
  const bands = (of: readonly Outcome[]) => ({
    answered: share(of, (o) => o.answer.band === 'answer'),
    closest: share(of, (o) => o.answer.band === 'closest'),
    refused: share(of, (o) => o.answer.band === 'none'),
  });
  return {
    questions: outcomes.length,
    rankedFirst: share(gold, (o) => o.rank <= 1),
    rankedAmongThree: share(gold, (o) => o.rank <= 3),
    mrr: round(averageOf(gold.map((o) => 1 / o.rank)) ?? 0),
    citedFirst: share(gold, (o) => o.citedFirst),
    citedAmongThree: share(gold, (o) => o.citedAmongThree),
    quoteRecall: quoteRecall === null ? null : round(quoteRecall),
    followUpsCitedAmongThree: share(followUps, (o) => o.citedAmongThree),
    quotesOnPage: round(
      total(checked, (o) => o.quotesOnPage ?? 0) /
        Math.max(
          1,
          total(checked, (o) => o.quotes),
        ),
    ),
    stepsWhole: share(stepped, (o) => o.stepsWhole === true),
    answerable: bands(gold),
    unanswerable: bands(refusable),
    medianMs: round(median(outcomes.map((o) => o.ms))),
  };
}

function total(outcomes: readonly Outcome[], value: (outcome: Outcome) => number): number {
  return outcomes.reduce((sum, outcome) => sum + value(outcome), 0);
}

/** The mean of what is known; null where nothing is. */
export function averageOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
