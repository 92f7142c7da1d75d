/** Looks, through the calls of the product, whether everything acknowledged is there and every figure right. */
import { type Chatbot, chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import type { Manual } from '../../../contracts/manuals/manuals.ts';
import { type Product, productRoutes } from '../../../contracts/manuals/products.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import { checkConversation, type Tally } from './check-conversation.ts';
import { checkCounters } from './check-counters.ts';
import { checkManuals, checkReading, isPending, type ReadingFigures } from './check-manuals.ts';
import { expectUnique, type Findings, noFindings } from './findings.ts';
import type { Journal } from './journal.ts';
import { listAll } from './list-all.ts';

export type Inspector = {
  /** @param isFull whether to look at everything or at what changed since the last look; totals are always compared */
  inspect(api: ApiClient, isFull: boolean): Promise<Findings>;
  /** Looks again at manuals that were not read to the end. Returns those that still are not. */
  followReadings(api: ApiClient, findings: Findings): Promise<Manual[]>;
  /** Manuals that ended with an error, by file name. */
  failed(): ReadonlyMap<string, string>;
};

export function createInspector(
  company: CompanyAccess,
  journal: Journal,
  readings: ReadonlyMap<string, ReadingFigures>,
): Inspector {
  const tallies = new Map<string, Tally>();
  const manualCounts = new Map<string, number>();
  const pendingProducts = new Set<string>();
  const failed = new Map<string, string>();

  async function lookAtProduct(api: ApiClient, productId: string, findings: Findings): Promise<Manual[]> {
    const sent = [...journal.manuals.values()].filter((manual) => manual.productId === productId);
    const manuals = await checkManuals(api, company, productId, sent, findings);
    manualCounts.set(productId, manuals.length);
    for (const manual of manuals) {
      const figures = readings.get(journal.manuals.get(manual.filename)?.kind ?? '');
      if (figures) checkReading(manual, figures, findings);
      if (manual.status === 'failed') failed.set(manual.filename, manual.error ?? '');
    }
    if (manuals.some(isPending)) pendingProducts.add(productId);
    else pendingProducts.delete(productId);
    return manuals;
  }

  return {
    failed: () => failed,

    followReadings: async (api, findings) => {
      const manuals: Manual[] = [];
      for (const productId of [...pendingProducts])
        manuals.push(...(await lookAtProduct(api, productId, findings)));
      return manuals.filter(isPending);
    },

    inspect: async (api, isFull) => {
      const findings = noFindings();
      const { token } = company;
      const products = await listAll((query) => api.call(productRoutes.allProducts, { query }, token));
      const chatbots = await listAll((query) => api.call(chatbotRoutes.yourBots, { query }, token));

      checkProducts(journal, products, findings);
      checkLinks(journal, chatbots, findings);

      for (const { _id } of products)
        if (isFull || journal.touchedProducts.has(_id) || !manualCounts.has(_id))
          await lookAtProduct(api, _id, findings);
      for (const { uniqueId } of chatbots)
        if (isFull || journal.touchedLinks.has(uniqueId))
          tallies.set(
            uniqueId,
            await checkConversation(api, uniqueId, journal.links.get(uniqueId), findings),
          );
      journal.touchedProducts.clear();
      journal.touchedLinks.clear();

      await checkCounters(api, company, { products, chatbots, tallies, manuals: manualCounts }, findings);
      return findings;
    },
  };
}

/** Looks whether every product that was acknowledged is there, once. */
function checkProducts(journal: Journal, products: readonly Product[], findings: Findings): void {
  const productNames = new Map(products.map((product) => [product._id, product.product_name]));
  expectUnique(findings, 'product', [...productNames.values()]);
  for (const [id, name] of journal.products)
    if (productNames.get(id) !== name) findings.lost.push(`product ${id} "${name}"`);
}

/** Looks whether every link that was acknowledged is there, once, and has its limit. */
function checkLinks(journal: Journal, chatbots: readonly Chatbot[], findings: Findings): void {
  const botsById = new Map(chatbots.map((bot) => [bot.uniqueId, bot]));
  expectUnique(findings, 'chatbot of', [...chatbots.map((bot) => bot.useremail)]);
  for (const { uniqueId, email, queryLimit } of journal.links.values()) {
    const bot = botsById.get(uniqueId);
    if (bot?.useremail !== email) findings.lost.push(`chatbot ${uniqueId}`);
    else if (queryLimit !== null && bot.queryLimit !== queryLimit)
      findings.lost.push(`query limit of ${uniqueId}`);
  }
}
