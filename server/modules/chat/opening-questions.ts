import { firstQuestions } from '../../../engine/ask/starters/first-questions.ts';
import type { Db } from '../../db/connect.ts';
import type { ProductIndexes } from './product-index.ts';
import { createSuggestionRepository } from './suggestion.repository.ts';
import { firstSuggestions } from './suggestions.ts';

/** More than are shown: some don't stand alone. */
const LOOKED_AT_ASKED = 8;

/** Lists questions to begin with: what others asked about the product, and what its manuals answer. */
export type OpeningQuestions = (companyId: string, productId: string) => Promise<string[]>;

export function createOpeningQuestions({
  db,
  indexes,
}: {
  db: Db;
  indexes: ProductIndexes;
}): OpeningQuestions {
  const suggestions = createSuggestionRepository(db);
  return async (companyId, productId) => {
    const asked = await suggestions.listAskedByMany(companyId, productId, LOOKED_AT_ASKED);
    const { index } = await indexes.get(companyId, productId);
    return firstSuggestions(asked, firstQuestions(index));
  };
}
