import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage, Section } from '../../../engine/document/manual.ts';
import type { ManualSource } from '../../../engine/index/manual-index.ts';
import { plainPassage } from '../../../engine/structure/plain-passage.ts';
import { readJsonLines } from './json-lines.ts';

/** A passage of a set: clean text with its headings, no places. */
export type SetPassage = {
  id: string;
  doc_id: string;
  section_id: string;
  heading?: string;
  path?: string[];
  text: string;
};

export type SetQuestion = {
  id: string;
  kind: string;
  question: string;
  answers: string[];
  gold_passage_ids: string[];
  answerable: boolean;
};

/** Questions over the passages of one product, from `<dir>/passages.jsonl` and `<dir>/questions-dev.jsonl`. */
export type QuestionSet = { name: string; passages: SetPassage[]; questions: SetQuestion[] };

/** Default place of our own sets, relative to the working directory. */
export const DEFAULT_SETS = 'bench/sets';

/** All sets of a folder, in the order of their names. Throws if there is none. */
export function loadQuestionSets(dir: string): QuestionSet[] {
  const names = existsSync(dir) ? readdirSync(dir).sort() : [];
  const sets = names.flatMap((name) => {
    const [passages, questions] = [join(dir, name, 'passages.jsonl'), join(dir, name, 'questions-dev.jsonl')];
    if (!existsSync(passages) || !existsSync(questions)) return [];
    return [
      {
        name,
        passages: readJsonLines<SetPassage>(passages),
        questions: readJsonLines<SetQuestion>(questions),
      },
    ];
  });
  if (sets.length === 0)
    throw new Error(`No question set (passages.jsonl and questions-dev.jsonl) below ${dir}.`);
  return sets;
}

/** Questions about products that none of the sets is about, from `<dir>/foreign/questions-dev.jsonl`; none if absent. */
export function loadForeignQuestions(dir: string): string[] {
  const file = join(dir, 'foreign', 'questions-dev.jsonl');
  return existsSync(file) ? readJsonLines<{ question: string }>(file).map((row) => row.question) : [];
}

/** The set as one manual; passage i of the set has ordinal i. */
export function toManualSource(set: QuestionSet): ManualSource {
  const sections: Section[] = [];
  const numbers = new Map<string, number>();
  const passages = set.passages.map((row, ordinal): Passage => {
    const key = `${row.doc_id} ${row.section_id}`;
    const section = numbers.get(key) ?? sections.length;
    if (!numbers.has(key)) {
      numbers.set(key, section);
      const path = row.path ?? [];
      const place = { page: null, pageEnd: null };
      sections.push({ ordinal: section, level: path.length + 1, heading: row.heading ?? '', path, ...place });
    }
    const headings = { heading: row.heading ?? '', path: row.path ?? [] };
    return plainPassage({ ordinal, section, ...headings, text: row.text, page: null });
  });
  return { manualId: set.name, title: set.name, language: 'en', sections, passages, figures: [] };
}
