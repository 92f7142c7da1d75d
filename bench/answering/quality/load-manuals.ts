/** The manuals of `bench/sets/split.json` with the questions about them. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadPageQuestions, type PageQuestionSet } from '../../lib/questions/page-questions.ts';

/** The engine may be fitted on `fit`, `dev` may be looked into, `sealed` is only asked by the report. */
export const PARTS = ['fit', 'dev', 'sealed'] as const;
export type Part = (typeof PARTS)[number];

const SETS = fileURLToPath(new URL('../../sets/', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../../sample/', import.meta.url));

const split = z.strictObject({
  fit: z.array(z.string()),
  dev: z.array(z.string()),
  sealed: z.array(z.string()),
});

/** Paths of the manuals below `bench/sets`, by part. */
export const readSplit = (): Record<Part, string[]> =>
  split.parse(JSON.parse(readFileSync(join(SETS, 'split.json'), 'utf8')));

/** The questions about a manual that the split names. */
export function loadManual(path: string): PageQuestionSet {
  const folder = join(SETS, dirname(path));
  const manualsDir = dirname(path) === 'sample' ? SAMPLE : folder;
  const { questions } = loadPageQuestions(folder, manualsDir);
  return { questions: questions.filter(({ file }) => file === basename(path)), manualsDir };
}

/** Whether a manual is a scan, which needs a program to read pictures: then the words of its pages lie beside it. */
export const isScan = (path: string): boolean =>
  path.endsWith('.pdf') && existsSync(join(SETS, path.replace(/\.pdf$/, '.printed.txt')));
