/** The figures of the page, from what came of each question. */

import { median } from '../../lib/figures/retrieval-metrics.ts';
import { round } from '../../lib/figures/table.ts';
import { isSaidWithin, shownWords } from '../../lib/manuals/first-words.ts';
import { shownText } from '../../lib/manuals/shown-text.ts';
import type { Outcome } from '../../lib/questions/ask-page-questions.ts';
import type { PageQuestion } from '../../lib/questions/page-questions.ts';

/** How often what answers is found; null where nothing was asked. */
export type FindingFigures = {
  recall1: number | null;
  recall5: number | null;
  mrr: number | null;
  /** In three, of questions in another language than the manual's. */
  acrossLanguages: number | null;
  /** In three, of questions that lean on one before. */
  followUps: number | null;
};

/** What the engine does besides finding; null where the set has no such questions. */
export type AnswerFigures = {
  citedFirst: number | null;
  citedAmongThree: number | null;
  wronglyRefused: number | null;
  farRefused: number | null;
  nearSure: number | null;
  sure: number | null;
  sureAndRight: number | null;
  acrossLanguagesCited: number | null;
  followUpsCited: number | null;
  saidIn25: number | null;
  saidIn50: number | null;
  /** Of questions that a whole procedure answers. */
  fromFirstStep: number | null;
  medianWords: number | null;
  medianMs: number | null;
};

const isAbroad = ({ asked_in }: PageQuestion): boolean => asked_in !== undefined;

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : round(items.filter(is).length / items.length);
}

/** Of ranks of the first passage that answers, over questions that the manual answers. */
export function findingFigures(ranks: readonly { row: PageQuestion; rank: number }[]): FindingFigures {
  const answerable = ranks.filter(({ row }) => row.answerable);
  const own = answerable.filter(({ row }) => !isAbroad(row));
  const within = (most: number) => (one: { rank: number }) => one.rank <= most;
  return {
    recall1: shareOf(own, within(1)),
    recall5: shareOf(own, within(5)),
    mrr: own.length === 0 ? null : round(own.reduce((sum, { rank }) => sum + 1 / rank, 0) / own.length),
    acrossLanguages: shareOf(
      answerable.filter(({ row }) => isAbroad(row)),
      within(3),
    ),
    followUps: shareOf(
      own.filter(({ row }) => row.history !== undefined),
      within(3),
    ),
  };
}

/** Of answers. Questions in other languages than the manual's count where it is said, and with what is refused or not. */
export function answerFigures(outcomes: readonly Outcome[]): AnswerFigures {
  const answerable = outcomes.filter(({ row }) => row.answerable);
  const own = answerable.filter(({ row }) => !isAbroad(row));
  const sure = own.filter(({ answer }) => answer.band === 'answer');
  const told = own.filter(({ row }) => (row.answer ?? '') !== '' || (row.quote ?? '') !== '');
  const cited = ({ citedAmongThree }: Outcome) => citedAmongThree;
  return {
    citedFirst: shareOf(own, ({ citedFirst }) => citedFirst),
    citedAmongThree: shareOf(own, cited),
    wronglyRefused: shareOf(own, isRefused),
    farRefused: shareOf(ofKind(outcomes, 'unanswerable-far'), isRefused),
    nearSure: shareOf(ofKind(outcomes, 'unanswerable-near'), ({ answer }) => answer.band === 'answer'),
    sure: shareOf(own, ({ answer }) => answer.band === 'answer'),
    sureAndRight: shareOf(sure, ({ citedFirst }) => citedFirst),
    acrossLanguagesCited: shareOf(
      answerable.filter(({ row }) => isAbroad(row)),
      cited,
    ),
    followUpsCited: shareOf(
      own.filter(({ row }) => row.history !== undefined),
      cited,
    ),
    saidIn25: shareOf(told, isSaid(25)),
    saidIn50: shareOf(told, isSaid(50)),
    fromFirstStep: shareOf(
      own.filter((outcome) => outcome.fromFirstStep !== null),
      ({ fromFirstStep }) => fromFirstStep === true,
    ),
    medianWords: lengthOf(own.filter((outcome) => !isRefused(outcome))),
    medianMs: outcomes.length === 0 ? null : round(median(outcomes.map(({ ms }) => ms))),
  };
}

const isRefused = ({ answer }: Outcome): boolean => answer.band === 'none';

/** A refusal says nothing of the manual. */
const isSaid =
  (words: number) =>
  (outcome: Outcome): boolean =>
    !isRefused(outcome) && isSaidWithin(words, shownText(outcome.answer), outcome.row);

const ofKind = (outcomes: readonly Outcome[], kind: string): Outcome[] =>
  outcomes.filter(({ row }) => row.kind === kind);

const lengthOf = (answered: readonly Outcome[]): number | null =>
  answered.length === 0 ? null : median(answered.map(({ answer }) => shownWords(shownText(answer)).length));
