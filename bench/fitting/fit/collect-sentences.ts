/** Questions with the sentences that their answer is chosen from, to be fitted to. */
import { join } from 'node:path';
import { choicesOf, sentenceFeaturesOf } from '../../../engine/ask/compose/key-sentences.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { isSaidWithin } from '../../lib/manuals/first-words.ts';
import { readCachedManual } from '../../lib/manuals/manual-cache.ts';
import { openIndex, searchIndex } from '../../lib/manuals/open-index.ts';
import { modelsAlso, replay } from '../../lib/questions/ask-page-questions.ts';
import type { PageQuestionSet } from '../../lib/questions/page-questions.ts';
import type { RankingRow } from './fit-ranking.ts';

export type SentenceRow = RankingRow & {
  set: string;
  /** The manual, by which rows are parted into folds. */
  manual: string;
};

/** A sentence answers where the answer is said within so many words from its beginning. */
const FIRST_WORDS = 25;

/** Rows of the questions whose answer is known in words; each manual counts by the root of how many it has. */
export async function collectSentenceRows(
  set: string,
  { questions, manualsDir }: PageQuestionSet,
): Promise<SentenceRow[]> {
  const rows: SentenceRow[] = [];
  for (const [file, all] of groupBy(questions, (row) => row.file)) {
    const own = all.filter((row) => row.answerable && (row.answer ?? row.quote) !== undefined);
    const manual = own.length === 0 ? null : await readCachedManual(join(manualsDir, file)).catch(() => null);
    if (manual === null) continue;
    const index = await openIndex([manual], modelsAlso(own, manual.language));
    for (const row of own) {
      const found = await searchIndex(index, row.question, await replay(index, row.history ?? []));
      const choices = choicesOf(index, found);
      rows.push({
        ...{ set, manual: file, weight: 1 / Math.sqrt(own.length) },
        candidates: choices.map(sentenceFeaturesOf),
        gold: choices.map(({ sentence }) => {
          const from = sentence.found.passage.text.slice(sentence.start);
          return isSaidWithin(FIRST_WORDS, from, row);
        }),
      });
    }
  }
  return rows;
}
