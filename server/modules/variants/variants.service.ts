/** Which variant a product is, or what a customer has of it: customers are not asked back for what is fixed. */
import type { VariantChoice } from '../../../contracts/manuals/variants.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { createVariantsRepository, type LinkKey } from './variants.repository.ts';

type Deps = { db: Db; indexes: Pick<ProductIndexes, 'get'> };
export type VariantsService = ReturnType<typeof createVariantsService>;

/** Shows and fixes variants. All throw AppError not_found for what is none of the company's. */
export function createVariantsService({ db, indexes }: Deps) {
  const repository = createVariantsRepository(db);

  async function present(companyId: string, productId: string, fixed: string[]): Promise<VariantChoice> {
    const { look } = await indexes.get(companyId, productId);
    return { options: await look('variants'), fixed };
  }

  async function showProduct({ companyId }: CompanyActor, productId: string): Promise<VariantChoice> {
    const fixed = await repository.findOfProduct(companyId, productId);
    if (fixed === undefined) throw notFound('This product');
    return present(companyId, productId, fixed);
  }

  async function showLink({ companyId }: CompanyActor, key: LinkKey): Promise<VariantChoice> {
    const fixed = await repository.findOfLink(companyId, key);
    if (fixed === undefined) throw notFound('This chatbot');
    return present(companyId, key.productId, fixed);
  }

  return {
    showProduct,
    showLink,
    async fixProduct(actor: CompanyActor, productId: string, variants: string[]): Promise<VariantChoice> {
      await repository.setOfProduct(actor.companyId, productId, [...new Set(variants)]);
      return showProduct(actor, productId);
    },
    async fixLink(actor: CompanyActor, key: LinkKey, variants: string[]): Promise<VariantChoice> {
      await repository.setOfLink(actor.companyId, key, [...new Set(variants)]);
      return showLink(actor, key);
    },
  };
}
