import { playgroundRoutes } from '../../../contracts/chat/playground.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { paths } from '../../../contracts/paths.ts';
import type { Route } from '../../../contracts/route.ts';
import { AppError } from '../../app-error.ts';
import type { Actor, CompanyActor } from '../../http/actor.ts';
import { authorize } from '../../http/authorize.ts';
import type { ManualSearch } from '../chat/manual-search.service.ts';
import type { PlaygroundService } from '../playground/playground.service.ts';
import type { ProductService } from '../products/products.service.ts';
import {
  answerOf,
  cursorBehind,
  type Desk,
  type ListedPages,
  listPagesOf,
  placeOf,
  readCursor,
} from './desk.ts';

export type CompanyDeskDeps = {
  products: Pick<ProductService, 'listProducts' | 'showProduct'>;
  playground: Pick<PlaygroundService, 'tryQuestion'>;
  manualSearch: ManualSearch;
  publicUrl: string;
};

const PRODUCTS_A_PAGE = 50;

/**
 * All products of the caller's company. Each tool may be used by whoever may make the call that it stands for; what is asked is
 * neither stored nor charged, as with that call.
 * @param takeTurn counts a question; throws where there are too many
 */
export function createCompanyDesk(
  { products, playground, manualSearch, publicUrl }: CompanyDeskDeps,
  actor: Actor,
  takeTurn: () => Promise<void>,
): Desk {
  const toPlace = placeOf(publicUrl);
  const addressOf = (productId: string) => new URL(paths.productDetails.href(productId), publicUrl).href;

  /** The caller, as far as it may make the call. */
  function allow(route: Pick<Route, 'auth' | 'scope'>): CompanyActor {
    authorize(route, actor);
    // Without a company, or as an administrator, no call about products is allowed.
    return actor as CompanyActor;
  }

  return {
    async list_products({ search, page }) {
      const caller = allow(productRoutes.allProducts);
      const { rows, total } = await products.listProducts(caller, { page, limit: PRODUCTS_A_PAGE, search });
      const listed = rows.map(async ({ _id, product_name, category, description, status }) => ({
        ...{ productId: _id, name: product_name, category, description, status },
        manuals: await manualSearch.listManuals(caller.companyId, _id),
        address: addressOf(_id),
      }));
      return { products: await Promise.all(listed), total };
    },

    async ask_manual({ productId, question }) {
      const caller = allow(playgroundRoutes.tryQuestion);
      await takeTurn();
      const id = await findProduct(products, caller, productId);
      const { answer } = await playground.tryQuestion(caller.companyId, id, question);
      return { ...answerOf(answer, toPlace), address: addressOf(id) };
    },

    async search_manual({ productId, query, limit }) {
      const caller = allow(playgroundRoutes.tryQuestion);
      await takeTurn();
      const id = await findProduct(products, caller, productId);
      const found = await manualSearch.find({ companyId: caller.companyId }, id, query, limit);
      return { citations: found.map(toPlace), address: addressOf(id) };
    },

    async read_page({ productId, manualId, page }) {
      const caller = allow(productRoutes.singleProduct);
      const id = await findProduct(products, caller, productId);
      const { citation, pages } = await manualSearch.readPage(caller.companyId, id, manualId, page);
      return { citations: [toPlace(citation)], pages, address: addressOf(id) };
    },

    // Async, so that a refusal is the promise's.
    listPages: async (cursor) =>
      listPagesOfCompany({ products, manualSearch }, allow(productRoutes.singleProduct), cursor),
  };
}

/** The product that is meant, which has to be the company's own. @throws AppError not_found, invalid_request */
async function findProduct(
  products: CompanyDeskDeps['products'],
  caller: CompanyActor,
  productId: string | undefined,
): Promise<string> {
  if (productId !== undefined) return (await products.showProduct(caller, productId))._id;
  const { rows, total } = await products.listProducts(caller, { page: 1, limit: 1, search: '' });
  const [only] = rows;
  if (only && total === 1) return only._id;
  throw new AppError(
    'invalid_request',
    `Say which of the ${total} products is meant: list_products has their ids.`,
  );
}

/** Goes through the pages of the company's products, one product after the other. */
async function listPagesOfCompany(
  { products, manualSearch }: Pick<CompanyDeskDeps, 'products' | 'manualSearch'>,
  caller: CompanyActor,
  cursor: string | undefined,
): Promise<ListedPages> {
  const { product, from } = readCursor(cursor);
  const { rows, total } = await products.listProducts(caller, { page: product, limit: 1, search: '' });
  const [row] = rows;
  if (!row) return { pages: [], next: undefined };
  const named = { companyId: caller.companyId, productId: row._id, name: row.product_name };
  const { pages, hasMore } = await listPagesOf(manualSearch, named, from);
  const following = product < total ? `${product + 1}.0` : undefined;
  return { pages, next: hasMore ? cursorBehind(product, from) : following };
}
