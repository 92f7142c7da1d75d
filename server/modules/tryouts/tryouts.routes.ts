import { TRYOUT_HEADER, tryoutRoutes } from '../../../contracts/manuals/tryouts.ts';
import type { Router } from '../../http/router.ts';
import type { ProductService } from '../products/products.service.ts';
import type { TryoutService } from './tryouts.service.ts';

type Deps = { tryouts: TryoutService; products: Pick<ProductService, 'showProduct'> };

/** Registers the calls with which visitors try a manual of their own. */
export function registerTryoutRoutes(router: Router, { tryouts, products }: Deps): void {
  router.handle(tryoutRoutes.state)(async () => ({ status: 200, data: { isOpen: tryouts.isOpen() } }));

  router.handle(tryoutRoutes.begin)(async ({ file, request }) => ({
    status: 201,
    data: await tryouts.begin(request.ip, file),
  }));

  router.handle(tryoutRoutes.show)(async ({ headers }) => ({
    status: 200,
    data: await tryouts.show(headers[TRYOUT_HEADER]),
  }));

  router.handle(tryoutRoutes.ask)(async ({ headers, body }) => ({
    status: 200,
    data: await tryouts.ask(headers[TRYOUT_HEADER], body.question),
  }));

  router.handle(tryoutRoutes.discard)(async ({ headers }) => {
    await tryouts.discard(headers[TRYOUT_HEADER]);
    return { status: 200, message: 'The manual is deleted.' };
  });

  router.handle(tryoutRoutes.keep)(async ({ actor, headers }) => {
    const id = await tryouts.keep(actor, headers[TRYOUT_HEADER]);
    return { status: 201, data: await products.showProduct(actor, id) };
  });
}
