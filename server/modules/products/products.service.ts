import type { Product, ProductDetail } from '../../../contracts/manuals/products.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { ManualService } from '../manuals/manuals.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { presentProduct, presentProductDetail } from './products.presenter.ts';
import { createProductRepository, type ProductRepository, type ProductRow } from './products.repository.ts';

export type ProductDeps = {
  db: Db;
  signer: LinkSigner;
  manuals: Pick<ManualService, 'listForProducts' | 'present'>;
  media: Pick<MediaService, 'listForProduct'>;
  storedFiles: Pick<StoredFiles, 'removeLater'>;
  /** Takes a product out of the statistics of the company's answer times. */
  forgetAnswerTimes: (tx: Db, companyId: string, productId: string) => Promise<void>;
};
export type ProductService = ReturnType<typeof createProductService>;

/** Products of the own company: listing, showing, removing. */
export function createProductService({
  db,
  signer,
  manuals,
  media,
  storedFiles,
  forgetAnswerTimes,
}: ProductDeps) {
  const repository = createProductRepository(db);
  const { load, loadAll } = createOverviews(repository, manuals);

  return {
    /** Newest first; `search` finds parts of names, whatever their case. */
    async listProducts({ companyId }: CompanyActor, input: ListInput): Promise<ListPage<Product>> {
      const products = await repository.listProducts(companyId, input);
      const total = await repository.countProducts(companyId, input.search);
      const loaded = await loadAll(companyId, products);
      const rows = loaded.map((each) => presentProduct(each, signer));
      return { rows, total };
    },

    /** @throws AppError not_found */
    async showProduct({ companyId }: CompanyActor, id: string): Promise<Product> {
      return presentProduct(await load(companyId, id), signer);
    },

    /** A product with manuals, error images and video links. @throws AppError not_found */
    async showDetail({ companyId }: CompanyActor, id: string): Promise<ProductDetail> {
      const loaded = await load(companyId, id);
      const { videos, images } = await media.listForProduct(companyId, id);
      const questions = await repository.countQuestions(companyId, id);
      const shownManuals = loaded.manuals.map(manuals.present);
      return presentProductDetail({ ...loaded, questions, shownManuals, images, videos }, signer);
    },

    /**
     * Removes a product that is marked as deleted, in the caller's transaction: with manuals, chatbots, conversations,
     * links and media at once; the files follow as a job.
     */
    async removeProduct(tx: Db, companyId: string, id: string): Promise<void> {
      const products = createProductRepository(tx);
      await storedFiles.removeLater(tx, companyId, await products.listFileKeys(companyId, id));
      await products.deleteChatbotLinks(companyId, id);
      await forgetAnswerTimes(tx, companyId, id);
      await products.deleteProduct(companyId, id);
    },
  };
}

/** Products with their manuals, and how many chatbots they have. */
function createOverviews(repository: ProductRepository, manuals: Pick<ManualService, 'listForProducts'>) {
  async function loadAll(companyId: string, products: readonly ProductRow[]) {
    const ids = products.map(({ id }) => id);
    const ofProducts = await manuals.listForProducts(companyId, ids);
    const chatbots = await repository.countChatbots(companyId, ids);
    return products.map((product) => ({
      product,
      manuals: ofProducts.get(product.id) ?? [],
      chatbotCount: chatbots.get(product.id) ?? 0,
    }));
  }

  return {
    loadAll,

    /** @throws AppError not_found */
    async load(companyId: string, id: string) {
      const product = await repository.findProduct(companyId, id);
      const [loaded] = product ? await loadAll(companyId, [product]) : [];
      if (!loaded) throw notFound('This product');
      return loaded;
    },
  };
}
