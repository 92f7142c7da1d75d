import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ProductIndexes } from './indexes/product-index.ts';
import { createSuggestionRepository } from './suggestion.repository.ts';
import { firstSuggestions, inOrder } from './suggestions.ts';

/** More than are shown: some don't stand alone. */
const LOOKED_AT_ASKED = 8;

/** Questions to begin with, of a product of a company. */
export type OpeningQuestions = ReturnType<typeof createOpeningQuestions>;

export function createOpeningQuestions({ db, indexes }: { db: Db; indexes: Pick<ProductIndexes, 'get'> }) {
  const suggestions = createSuggestionRepository(db);
  const { listChosen } = suggestions;

  /** What others asked about the product, and what its manuals answer. */
  async function find(companyId: string, productId: string): Promise<string[]> {
    const asked = await suggestions.listAskedByMany(companyId, productId, LOOKED_AT_ASKED);
    const { look } = await indexes.get(companyId, productId);
    return firstSuggestions(asked, await look('firstQuestions'));
  }

  return {
    find,
    listChosen,

    /** What a customer is shown: the company's choice, else what is found. */
    async list(companyId: string, productId: string): Promise<string[]> {
      const chosen = await listChosen(companyId, productId);
      return chosen.length > 0 ? inOrder(chosen) : find(companyId, productId).catch(noneWhilePausing);
    },
  };
}

/** A chat opens without them where the product's index can't be looked into for a while. */
function noneWhilePausing(error: unknown): string[] {
  if (error instanceof AppError && error.code === 'unavailable') return [];
  throw error;
}
