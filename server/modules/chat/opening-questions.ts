import type { ChapterName } from '../../../engine/ask/chapters/find-chapter.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ProductIndexes } from './indexes/product-index.ts';
import { createSuggestionRepository } from './suggestion.repository.ts';
import { firstSuggestions, inOrder } from './suggestions.ts';

/** More than are shown: some don't stand alone. */
const LOOKED_AT_ASKED = 8;

/** Questions that a place begins with, and how many are enough without those of the whole product. */
const MAX_AT_PLACE = 5;
const ENOUGH_AT_PLACE = 3;

/** A place with its chapter. */
type AskedPlace = ChapterName & { name: string };

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

  /** What a customer is shown: the company's choice, else what is found. */
  async function list(companyId: string, productId: string): Promise<string[]> {
    const chosen = await listChosen(companyId, productId);
    return chosen.length > 0 ? inOrder(chosen) : find(companyId, productId).catch(noneWhilePausing);
  }

  /** What is asked about the chapter of a place; none while the index can't be looked into. */
  async function findAt(companyId: string, productId: string, place: AskedPlace): Promise<string[]> {
    const { manualId, heading, path, name } = place;
    const { look } = await indexes.get(companyId, productId);
    return look('chapterQuestions', { manualId, heading, path }, name, MAX_AT_PLACE).catch(noneWhilePausing);
  }

  return {
    find,
    listChosen,
    list,

    /** The same for one who opened the code of a place: what is asked there first, and where that is little the others behind it. */
    async listAt(companyId: string, productId: string, place: AskedPlace | null): Promise<string[]> {
      const here = place === null ? [] : await findAt(companyId, productId, place);
      if (here.length >= ENOUGH_AT_PLACE) return here;
      const others = await list(companyId, productId);
      return [...new Set([...here, ...others])].slice(
        0,
        Math.max(here.length, others.length, ENOUGH_AT_PLACE),
      );
    },
  };
}

/** A chat opens without them where the product's index can't be looked into for a while. */
function noneWhilePausing(error: unknown): string[] {
  if (error instanceof AppError && error.code === 'unavailable') return [];
  throw error;
}
