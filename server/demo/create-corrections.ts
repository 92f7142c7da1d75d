import { demoCorrections } from '../../sample/demo-corrections.ts';
import type { CompanyActor } from '../http/actor.ts';
import type { Services } from '../services.ts';

/** Writes the company's own answers. */
export async function createCorrections(
  { corrections, manuals }: Services,
  owner: CompanyActor,
  productIds: readonly string[],
): Promise<void> {
  for (const { product, question, answer, page } of demoCorrections) {
    const productId = productIds[product];
    if (productId === undefined) continue;
    const [manual] = await manuals.showProgress(owner, productId);
    const source = page === null || !manual ? null : { manualId: manual._id, page };
    await corrections.create(owner, productId, { question, answer, source });
  }
}
