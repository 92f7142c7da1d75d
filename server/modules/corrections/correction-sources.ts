import type { SourcePage } from '../../../contracts/chat/corrections.ts';
import { citeSource } from '../../../replies/corrected-answer.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { requireSource } from './corrections.policy.ts';

/** The page that a correction names, as it is stored; all null without one. */
export type SourceColumns = { manualId: string | null; versionId: string | null; page: number | null };
export type CorrectionSources = ReturnType<typeof createCorrectionSources>;

const NO_SOURCE: SourceColumns = { manualId: null, versionId: null, page: null };

/** Pages of manuals that corrections name as their source. @param indexes where the manuals are looked up */
export function createCorrectionSources(indexes: Pick<ProductIndexes, 'get'>) {
  return {
    /** @throws AppError invalid_request for a page that does not answer */
    async columnsOf(companyId: string, productId: string, source: SourcePage | null): Promise<SourceColumns> {
      if (source === null) return NO_SOURCE;
      const { manuals } = await indexes.get(companyId, productId);
      const manual = requireSource(manuals.get(source.manualId), source);
      return { manualId: manual.manualId, versionId: manual.versionId, page: source.page };
    },
    /** What a correction cites now. */
    async cite(companyId: string, productId: string, place: SourceColumns) {
      const { manuals, look } = await indexes.get(companyId, productId);
      const { manualId, page } = place;
      const [first] = manualId === null || page === null ? [] : await look('passagesOn', manualId, page);
      return citeSource(place, manuals, first);
    },
  };
}
