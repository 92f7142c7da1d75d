/** Questions that want a yes or a no, and what came of them. */
import { join } from 'node:path';
import { above, answeringSentences } from '../../../engine/ask/compose/compose-parts.ts';
import { casesOf } from '../../../engine/ask/compose/yes-no/decide.ts';
import type { Verdict } from '../../../engine/ask/compose/yes-no/read-sentence.ts';
import { VERDICT_FEATURES } from '../../../engine/ask/compose/yes-no/verdict-features.ts';
import { valuesOf } from '../../../engine/ask/find/feature.ts';
import type { SearchResult } from '../../../engine/ask/find/search.ts';
import { createCitationList } from '../../../engine/ask/say/citations/citations.ts';
import { extractAnswer } from '../../../engine/ask/say/extracted-answer.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { readCachedManual } from '../../lib/manuals/manual-cache.ts';
import { openIndex, searchIndex } from '../../lib/manuals/open-index.ts';
import { modelsAlso } from '../../lib/questions/ask-page-questions.ts';
import { readJsonLines } from '../../lib/questions/json-lines.ts';

/** A line of `bench/sets/verdicts/questions.jsonl`. */
type VerdictRow = {
  split: 'fit' | 'held';
  file: string;
  language: string;
  question: string;
  verdict: Verdict | 'neither';
  quote?: string;
};

/** A sentence that may decide, with whether it is the manual's own words for the right verdict. */
export type VerdictCase = { features: number[]; verdict: Verdict; isRight: boolean };
export type VerdictQuestion = Pick<VerdictRow, 'split' | 'file' | 'verdict'> & { cases: VerdictCase[] };

/** Share of the words of the shorter of two texts from which they say the same. */
const SAME = 0.7;

/** Asks all questions of the set about manuals that can be read. */
export async function askVerdicts(): Promise<VerdictQuestion[]> {
  const rows = readJsonLines<VerdictRow>('bench/sets/verdicts/questions.jsonl');
  const asked: VerdictQuestion[] = [];
  for (const [file, own] of groupBy(rows, (row) => row.file)) {
    const manual = await readCachedManual(file.startsWith('sample/') ? file : join('bench/sets', file));
    const languages = own.map((row) => ({ asked_in: row.language }));
    const index = await openIndex([manual], modelsAlso(languages, manual.language));
    for (const row of own) {
      const cases = casesFor(index, await searchIndex(index, row.question), row);
      asked.push({ split: row.split, file, verdict: row.verdict, cases });
    }
  }
  return asked;
}

function casesFor(index: ManualIndex, found: SearchResult, row: VerdictRow): VerdictCase[] {
  const best = found.passages.find(({ passage }) => passage.text.trim() !== '');
  if (best === undefined || found.band === 'none') return [];
  const citations = createCitationList();
  const extract = extractAnswer(index, found, best, citations);
  const ranked = answeringSentences(index, found, extract, citations);
  return casesOf(index, found, ranked, above(index, found)).map((one) => ({
    features: valuesOf(VERDICT_FEATURES, one),
    verdict: one.statement.verdict,
    isRight: one.statement.verdict === row.verdict && isSame(row.quote, one.choice.sentence.text),
  }));
}

function isSame(quote: string | undefined, sentence: string): boolean {
  const [wanted, found] = [wordsOf(quote ?? ''), wordsOf(sentence)];
  const common = [...wanted].filter((word) => found.has(word)).length;
  return common > 0 && common / Math.min(wanted.size, found.size) >= SAME;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
