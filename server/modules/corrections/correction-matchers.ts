/** Keeps the matchers of corrected questions in memory until a correction or a manual of the product changes. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Corrected } from '../../../engine/answering/tasks.ts';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import { forgetFailure } from '../../lib/forget-failure.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import type { ProductIndex, ProductIndexes } from '../chat/indexes/product-index.ts';
import type { CorrectionRepository } from './corrections.repository.ts';

/** A customer's question with its id. */
export type AskedText = { id: string; content: string };

/** Finds the corrected question that a question is a paraphrase of; null if there is none. */
type Matcher = (question: string, history?: readonly Turn[]) => Promise<Corrected | null>;
type Entry = { id: number; revision: string; product: ProductIndex; matcher: Promise<Matcher> };

/** Some tenths of a kilobyte for each correction. */
const MAX_PRODUCTS = 500;
/** At about 200 bytes each; enough for the screens of some dozen companies. */
const MAX_MATCHED = 50_000;

export type CorrectionMatchers = ReturnType<typeof createCorrectionMatchers>;

/** @param indexes where the corrections are compared with what is asked */
export function createCorrectionMatchers(
  repository: Pick<CorrectionRepository, 'findRevision' | 'listQuestions'>,
  indexes: Pick<ProductIndexes, 'get'>,
) {
  const findEntry = createFindEntry(repository, indexes);
  /**
   * Ids of corrections by entry and customer's question. They stay true, because a changed correction makes a new
   * entry.
   */
  const matched = new RecentlyUsed<string | null>(MAX_MATCHED);

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
          correctionId = (await match(content))?.id ?? null;
          matched.set(key, correctionId);
          await yieldToEventLoop();
        }
        if (correctionId !== null) found.set(id, correctionId);
      }
      return found;
    },
  };
}

/** Makes the function that finds the matcher of a product's corrections as they are now; null if it has none. */
function createFindEntry(
  repository: Pick<CorrectionRepository, 'findRevision' | 'listQuestions'>,
  indexes: Pick<ProductIndexes, 'get'>,
) {
  const entries = new RecentlyUsed<Entry>(MAX_PRODUCTS);
  let made = 0;

  return async (companyId: string, productId: string): Promise<Entry | null> => {
    const revision = await repository.findRevision(companyId, productId);
    const key = `${companyId}/${productId}`;
    if (revision === null) {
      entries.delete(key);
      return null;
    }
    const product = await indexes.get(companyId, productId);
    const known = entries.get(key);
    if (known?.revision === revision && known.product === product) return known;
    const build = async () =>
      createMatcher(product, revision, await repository.listQuestions(companyId, productId));
    const entry = { id: ++made, revision, product, matcher: build() };
    entries.set(key, entry);
    forgetFailure(entries, key, entry, entry.matcher);
    return entry;
  };
}

/** The thread that compares is told the corrections when it does not know them: it may have been started anew. */
function createMatcher({ look }: ProductIndex, revision: string, corrected: readonly Corrected[]): Matcher {
  return async (question, history = []) => {
    const told = await look('matchCorrection', revision, question, history);
    if (told !== 'unknown') return told;
    await look('learnCorrections', revision, corrected);
    const found = await look('matchCorrection', revision, question, history);
    return found === 'unknown' ? null : found;
  };
}
