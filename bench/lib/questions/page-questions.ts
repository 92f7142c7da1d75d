import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLines } from './json-lines.ts';
import { DEFAULT_SETS } from './question-sets.ts';

/** A question over a file with the pages (or, for Word, the section) that answer it. */
export type PageQuestion = {
  id: string;
  file: string;
  kind: string;
  /** Earlier questions of the conversation. */
  history?: string[];
  question: string;
  answerable: boolean;
  /** 1-based; each answers the question. */
  pages?: number[];
  section?: string;
  /** All sections that answer it, where there are several. */
  sections?: string[];
  /** ISO 639-1 of the question, where that is not the manual's. */
  asked_in?: string;
  quote?: string;
  /** The answer in short, as people wrote it. */
  answer?: string;
  /** Number of steps of the procedure that answers. */
  steps?: number;
};

/** Questions over files, and where the files are. */
export type PageQuestionSet = { questions: PageQuestion[]; manualsDir: string };

/**
 * Questions of `<dir>/questions.jsonl` and `<dir>/questions-word.jsonl`. The files are in `manualsDir`, by default
 * `manuals` in or beside the folder. Throws if questions or files are missing.
 */
export function loadPageQuestions(dir = DEFAULT_SETS, manualsDir?: string): PageQuestionSet {
  const files = ['questions.jsonl', 'questions-word.jsonl'].map((name) => join(dir, name)).filter(existsSync);
  if (files.length === 0) throw new Error(`No questions.jsonl in ${dir}.`);
  const found = [manualsDir, join(dir, 'manuals'), join(dir, '..', 'manuals'), dir].find(
    (folder) => folder !== undefined && existsSync(folder),
  );
  return { questions: files.flatMap((file) => readJsonLines<PageQuestion>(file)), manualsDir: found ?? dir };
}

/** Whether a place of a manual answers the question: one of its pages, or the section of a file without pages. */
export function isGoldPlace(
  { pages, section, sections = [] }: Pick<PageQuestion, 'pages' | 'section' | 'sections'>,
  { page, pageEnd, heading }: { page: number | null; pageEnd: number | null; heading: string },
): boolean {
  if (pages === undefined) return heading === section || sections.includes(heading);
  return page !== null && pages.some((gold) => page <= gold && gold <= (pageEnd ?? page));
}
