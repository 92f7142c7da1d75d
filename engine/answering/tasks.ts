/** Everything that is looked up in the index of a product. A task takes plain data and gives plain data, so that a thread can do it. */
import type { Answer, Turn } from '../ask/base/answer.ts';
import { type ChapterName, findChapter } from '../ask/chapters/find-chapter.ts';
import { type ListedChapter, listChapters, suggestChapter } from '../ask/chapters/list-chapters.ts';
import type { Known } from '../ask/chapters/standing-at.ts';
import { axesOf } from '../ask/compose/variants/axes.ts';
import { buildCorrectionMatcher, type CorrectionMatcher } from '../ask/corrections/match-correction.ts';
import { standsAlone } from '../ask/corrections/stands-alone.ts';
import {
  type EncodedQuestion,
  findTexts,
  meaningOf,
  modelsToAsk,
  type ToEncode,
} from '../ask/find/question-meaning.ts';
import { type FoundPassage, search } from '../ask/find/search.ts';
import { type Courtesy, courtesyOf } from '../ask/question/forms/chatter.ts';
import { findOtherLanguage, type OtherLanguage } from '../ask/question/other-language.ts';
import { findRemedies, type ShownPlace } from '../ask/remedies.ts';
import { chapterQuestions } from '../ask/starters/chapter-questions.ts';
import { firstQuestions } from '../ask/starters/first-questions.ts';
import { type LikelyQuestion, likelyQuestions } from '../ask/starters/likely-questions.ts';
import type { Passage } from '../document/manual.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import type { MeaningIndex } from '../meaning/meaning-index.ts';
import type { ModelName } from '../meaning/models.ts';
import { type ManualUpkeep, upkeepOf } from '../upkeep/upkeep-of.ts';
import { type UnknownWord, unknownWords } from '../vocabulary/unknown-words.ts';
import { type AskedWord, type WordInManuals, wordsOfManuals } from '../vocabulary/words-of-manuals.ts';
import { type Inquiry, inquire } from '../write/writing-task.ts';

/** A question that a company has answered in its own words. */
export type Corrected = { id: string; question: string };

/** The index of a product, and what was learnt since it was built. */
export type Held = {
  index: ManualIndex;
  meaning: MeaningIndex | null;
  corrections: { revision: string; match: CorrectionMatcher<Corrected> } | null;
};

/** A question with its context. */
export type Asked = Known & {
  question: string;
  history: readonly Turn[];
  /** Null where words alone are to be gone by. */
  encoded: EncodedQuestion | null;
};

/** Whether the manuals have a chapter, and its first page (1-based). */
export type FoundChapter = { isFound: boolean; page: number | null };

/** What is told of a question before it is answered. */
export type Prepared = {
  /** Null where words alone are to be gone by. */
  toEncode: ToEncode | null;
  /** Whether it is asked in a language that is none of the manuals'. */
  isForeign: boolean;
  otherLanguage: OtherLanguage | null;
};

const ask = ({ index, meaning }: Held, { question, history, encoded, ...known }: Asked): Inquiry =>
  inquire(index, question, history, meaningOf(meaning, encoded), known);

export const tasks = {
  /** A message of nothing but greetings or thanks, with questions to begin with; null for any other. */
  courtesy({ index }: Held, message: string): { courtesy: Courtesy; questions: string[] } | null {
    const courtesy = courtesyOf(index, message);
    return courtesy && { courtesy, questions: firstQuestions(index) };
  },

  async prepare({ index, meaning }: Held, question: string, history: readonly Turn[]): Promise<Prepared> {
    const toEncode = await findTexts(meaning, index, question, history);
    const isForeign = toEncode !== null && !index.languages.includes(toEncode.language);
    return { toEncode, isForeign, otherLanguage: await findOtherLanguage(index, question, history) };
  },

  answer: (held: Held, asked: Asked): Answer => ask(held, asked).answer,

  /** The same with all that was found, for a model that writes. It needs no cosines, which are as many as passages and in part computed when asked for. */
  inquire(held: Held, asked: Asked): Inquiry {
    const inquiry = ask(held, asked);
    return { ...inquiry, found: { ...inquiry.found, meaning: null } };
  },

  /** The passages that come nearest to words, best first. */
  search: (
    { index, meaning }: Held,
    words: string,
    encoded: EncodedQuestion | null,
    limit: number,
  ): FoundPassage[] => search(index, words, { meaning: meaningOf(meaning, encoded), limit }).passages,

  /** See `findRemedies`. */
  remedies: (
    { index, meaning }: Held,
    { question, history, encoded }: Asked,
    shown: readonly ShownPlace[],
    limit: number,
  ): Answer[] =>
    findRemedies(index, question, { history, shown, meaning: meaningOf(meaning, encoded) }, limit),

  firstQuestions: ({ index }: Held, limit?: number): string[] => firstQuestions(index, limit),

  likelyQuestions: ({ index }: Held): readonly LikelyQuestion[] => likelyQuestions(index),

  /** The names of the variants that the manuals tell apart, by what they differ in. */
  variants: ({ index }: Held): string[][] => axesOf(index).map(({ names }) => [...names]),

  /** The chapters to choose from. */
  chapters: ({ index }: Held): ListedChapter[] => listChapters(index),

  /** See `suggestChapter`. */
  suggestChapter: ({ index }: Held, name: string): ListedChapter | null => suggestChapter(index, name),

  /** For each chapter whether the manuals have it still, and the page it begins on. */
  findChapters: ({ index }: Held, chapters: readonly ChapterName[]): FoundChapter[] =>
    chapters.map((chapter) => {
      const found = findChapter(index, chapter);
      return { isFound: found !== null, page: found?.section.page ?? null };
    }),

  /** See `chapterQuestions`. */
  chapterQuestions: ({ index }: Held, chapter: ChapterName, name: string, limit: number): string[] =>
    chapterQuestions(index, chapter, name, limit),

  /** What is to be done again and again, of each manual that says so. */
  upkeep: ({ index }: Held): Promise<ManualUpkeep[]> => upkeepOf(index),

  /** The passages on a page of a manual, in reading order. */
  passagesOn({ index }: Held, manualId: string, page: number): Passage[] {
    const manual = index.manuals.find((one) => one.manualId === manualId);
    if (manual === undefined) return [];
    const { firstPassage, passageCount } = manual;
    return index.passages
      .slice(firstPassage, firstPassage + passageCount)
      .filter(
        (passage) =>
          passage.page !== null && passage.page <= page && page <= (passage.pageEnd ?? passage.page),
      );
  },

  /** The models that a question in a language is encoded with; none where the passages have no vectors. */
  models: ({ meaning }: Held, language: string): ModelName[] =>
    meaning === null ? [] : modelsToAsk(meaning, language),

  /** For each question the words of a subject that no manual prints. @param names see `unknownWords` */
  unknownWords: ({ index }: Held, questions: readonly string[], names: readonly string[]): UnknownWord[][] =>
    unknownWords(index, questions, names),

  /** What the manuals have for such words. */
  wordsOfManuals: ({ index }: Held, words: readonly AskedWord[]): WordInManuals[] =>
    wordsOfManuals(index, words),

  standsAlone: ({ index }: Held, question: string, history: readonly Turn[]): boolean =>
    standsAlone(index, question, history),

  /** Keeps the corrections of the product for `matchCorrection`. */
  async learnCorrections(held: Held, revision: string, corrected: readonly Corrected[]): Promise<void> {
    held.corrections = { revision, match: await buildCorrectionMatcher(held.index, corrected) };
  },

  /** The corrected question that a question is a paraphrase of; 'unknown' where the corrections of that revision have to be learnt first. */
  matchCorrection(
    { corrections }: Held,
    revision: string,
    question: string,
    history: readonly Turn[],
  ): Corrected | null | 'unknown' {
    return corrections?.revision === revision ? corrections.match(question, history) : 'unknown';
  },
};

export type TaskName = keyof typeof tasks;
export type TaskInput<Name extends TaskName> =
  Parameters<(typeof tasks)[Name]> extends [Held, ...infer Input] ? Input : never;
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;

/** Does a task. */
export type Look = <Name extends TaskName>(
  name: Name,
  ...input: TaskInput<Name>
) => Promise<TaskResult<Name>>;
