/** Matchers of corrected questions in memory, made anew when a correction or a manual of the product changes. */
import {
  type CorrectionMatcher,
  createCorrectionMatcher,
} from '../../../engine/ask/corrections/match-correction.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import type { CorrectionRepository } from './corrections.repository.ts';

type Corrected = { id: string; question: string };
type Entry = { revision: string; index: ManualIndex; matcher: CorrectionMatcher<Corrected> };

/** A matcher is about a kilobyte for each correction. */
const MAX_PRODUCTS = 500;

export type CorrectionMatchers = ReturnType<typeof createCorrectionMatchers>;

/** @param indexOf the product's index as its manuals are now */
export function createCorrectionMatchers(
  repository: Pick<CorrectionRepository, 'findRevision' | 'listQuestions'>,
  indexOf: (companyId: string, productId: string) => Promise<ManualIndex>,
) {
  const entries = new RecentlyUsed<Entry>(MAX_PRODUCTS);

  return {
    /** Finds corrections as they are now, whichever process changed them; null for a product that has none. */
    async get(companyId: string, productId: string): Promise<CorrectionMatcher<Corrected> | null> {
      const revision = await repository.findRevision(companyId, productId);
      const key = `${companyId}/${productId}`;
      if (revision === null) {
        entries.delete(key);
        return null;
      }
      const known = entries.get(key);
      const index = await indexOf(companyId, productId);
      const isFresh = known?.revision === revision && known.index === index;
      const entry = isFresh
        ? known
        : {
            revision,
            index,
            matcher: createCorrectionMatcher(index, await repository.listQuestions(companyId, productId)),
          };
      entries.set(key, entry);
      return entry.matcher;
    },
  };
}
