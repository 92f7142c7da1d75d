/** Keeps the matchers of corrected questions in memory until a correction or a manual of the product changes. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  buildCorrectionMatcher,
  type CorrectionMatcher,
} from '../../../engine/ask/corrections/match-correction.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { forgetFailure } from '../../lib/forget-failure.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import type { CorrectionRepository } from './corrections.repository.ts';

/** A customer's question with its id. */
export type AskedText = { id: string; content: string };

type Corrected = { id: string; question: string };
type Matcher = CorrectionMatcher<Corrected>;
type Entry = { id: number; revision: string; index: ManualIndex; matcher: Promise<Matcher> };

/** A matcher is about a kilobyte for each correction. */
const MAX_PRODUCTS = 500;
/** At about 200 bytes each; enough for the screens of some dozen companies. */
const MAX_MATCHED = 50_000;

/** @param indexOf the product's index as its manuals are now */
export function createCorrectionMatchers(
  repository: Pick<CorrectionRepository, 'findRevision' | 'listQuestions'>,
  indexOf: (companyId: string, productId: string) => Promise<ManualIndex>,
) {
  const entries = new RecentlyUsed<Entry>(MAX_PRODUCTS);
  /**
   * Ids of corrections by entry and customer's question. They stay true, because a changed correction makes a new
   * entry.
   */
  const matched = new RecentlyUsed<string | null>(MAX_MATCHED);
  let made = 0;

  async function findEntry(companyId: string, productId: string): Promise<Entry | null> {
    const revision = await repository.findRevision(companyId, productId);
    const key = `${companyId}/${productId}`;
    if (revision === null) {
      entries.delete(key);
      return null;
    }
    const index = await indexOf(companyId, productId);
    const known = entries.get(key);
    if (known?.revision === revision && known.index === index) return known;
    const build = async () =>
      buildCorrectionMatcher(index, await repository.listQuestions(companyId, productId));
    const entry = { id: ++made, revision, index, matcher: build() };
    entries.set(key, entry);
    forgetFailure(entries, key, entry, entry.matcher);
    return entry;
  }

  return {
    /** The matcher for the corrections as they are now, whichever process changed them; null if the product has none. */
    async get(companyId: string, productId: string): Promise<Matcher | null> {
      return (await findEntry(companyId, productId))?.matcher ?? null;
    },

    /**
     * Finds the correction that would answer each question now. The result maps ids of questions to ids of
     * corrections, without questions that none answers; null for a product without corrections. Yields to the event
     * loop after each new question, because hundreds of corrections take some milliseconds.
     */
    async matchAll(
      companyId: string,
      productId: string,
      questions: readonly AskedText[],
    ): Promise<Map<string, string> | null> {
      const entry = await findEntry(companyId, productId);
      if (entry === null) return null;
      const match = await entry.matcher;
      const found = new Map<string, string>();
      for (const { id, content } of questions) {
        const key = `${entry.id}/${id}`;
        let correctionId = matched.get(key);
        if (correctionId === undefined) {
          correctionId = match(content)?.id ?? null;
          matched.set(key, correctionId);
          await yieldToEventLoop();
        }
        if (correctionId !== null) found.set(id, correctionId);
      }
      return found;
    },
  };
}
