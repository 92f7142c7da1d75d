/** What others find on the same passages: word statistics of thirty lines, a library, and the encoder without the engine. */
import { scoreMeaning } from '../../../engine/ask/find/meaning-scores.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import type { ManualIndex, ManualSource } from '../../../engine/index/manual-index.ts';
import { baselines } from '../../lib/figures/baselines.ts';
import { meaningOf } from '../../lib/manuals/open-index.ts';
import { isGoldPlace, type PageQuestion } from '../../lib/questions/page-questions.ts';
import type { QuestionSet } from '../../lib/questions/question-sets.ts';

/** Where a way to find has the first passage that answers: 1-based, infinite if nowhere. */
export type BaselineRank = { row: PageQuestion; rank: number };

export const BASELINES = ['plain BM25', 'MiniSearch default', 'encoder alone'] as const;
export type BaselineName = (typeof BASELINES)[number];

/** Passages for a question, best first. */
type Finder = (question: string, earlier: readonly string[]) => Promise<Passage[]>;

/** As many as the other baselines name. */
const FOUND = 10;

/** Ranks of each baseline for questions about one manual that it answers. */
export async function rankByBaselines(
  index: ManualIndex,
  manual: ManualSource,
  rows: readonly PageQuestion[],
): Promise<Record<BaselineName, BaselineRank[]>> {
  const asked = rows.filter(({ answerable }) => answerable);
  const rankAll = async (find: Finder): Promise<BaselineRank[]> => {
    const ranks: BaselineRank[] = [];
    for (const row of asked)
      ranks.push({ row, rank: rankOf(row, await find(row.question, row.history ?? [])) });
    return ranks;
  };
  return {
    'plain BM25': await rankAll(await byWords('plain BM25', manual)),
    'MiniSearch default': await rankAll(await byWords('MiniSearch default', manual)),
    'encoder alone': await rankAll(byEncoder(index)),
  };
}

/** 1-based rank of the first passage at a place that answers. */
export function rankOf(row: PageQuestion, found: readonly Passage[]): number {
  const at = found.findIndex((passage) => isGoldPlace(row, passage));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

/** Follow-ups are asked behind what was asked before: a search knows no conversation. */
async function byWords(name: Exclude<BaselineName, 'encoder alone'>, manual: ManualSource): Promise<Finder> {
  const passages = new Map(manual.passages.map((passage, i) => [String(i), passage]));
  const set: QuestionSet = {
    name: manual.manualId,
    questions: [],
    passages: manual.passages.map(({ path, heading, text, section }, i) => ({
      id: String(i),
      doc_id: manual.manualId,
      section_id: String(section),
      heading,
      path: [...path],
      text,
    })),
  };
  const search = await baselines[name]?.(set);
  if (search === undefined) throw new Error(`There is no baseline ${name}.`);
  return async (question, earlier) =>
    search([...earlier, question].join(' ')).flatMap((id) => passages.get(id) ?? []);
}

/** By the nearest window of each passage; follow-ups behind what they may lean on. */
function byEncoder(index: ManualIndex): Finder {
  return async (question, earlier) => {
    const history = earlier.map((asked) => ({ question: asked }));
    const meaning = await meaningOf(index, question, history);
    if (meaning === null) return [];
    const scores = scoreMeaning(index, meaning.held, meaning.led ?? meaning.alone, meaning.language);
    if (scores === null) return [];
    return [...scores.windows.entries()]
      .filter(([, cosine]) => !Number.isNaN(cosine))
      .sort(([, a], [, b]) => b - a)
      .slice(0, FOUND)
      .flatMap(([passage]) => index.passages[passage] ?? []);
  };
}
