import type { FastifyRequest } from 'fastify';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { Router } from '../../http/router.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import type { ProductService } from './products.service.ts';
import type { UpdateProduct } from './update-product.service.ts';
import type { UploadFromAddress } from './upload-from-address.service.ts';
import type { UploadProduct } from './upload-product.service.ts';

export type ProductRouteDeps = {
  products: ProductService;
  uploadProduct: UploadProduct;
  uploadFromAddress: UploadFromAddress;
  updateProduct: UpdateProduct;
  deletions: Pick<DeletionService, 'delete'>;
};

/** Registers the calls about products. */
export function registerProductRoutes(router: Router, deps: ProductRouteDeps): void {
  const { products, uploadProduct, uploadFromAddress, updateProduct, deletions } = deps;

  router.handle(productRoutes.upload)(async ({ actor, fields, file }) => {
    const id = await uploadProduct(actor, fields, file);
    return { status: 201, data: await products.showProduct(actor, id) };
  });

  router.handle(productRoutes.uploadFromAddress)(async ({ actor, body, request }) => {
    const id = await uploadFromAddress(actor, body, whenGone(request));
    return { status: 201, data: await products.showProduct(actor, id) };
  });

  router.handle(productRoutes.updateProduct)(async ({ actor, params, fields, file }) => {
    await updateProduct(actor, params.productId, fields, file);
    return { status: 200, data: await products.showProduct(actor, params.productId) };
  });

  router.handle(productRoutes.allProducts)(async ({ actor, query }) => {
    const { rows, total } = await products.listProducts(actor, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(productRoutes.singleProduct)(async ({ actor, params }) => ({
    status: 200,
    data: await products.showDetail(actor, params.id),
  }));

  router.handle(productRoutes.deleteProduct)(async ({ actor, params }) => {
    await deletions.delete(actor, { kind: 'product', id: params.id });
    return { status: 200, message: 'The product is deleted.' };
  });
}

/** Aborted when the caller hangs up: what nobody waits for any more is not fetched. */
function whenGone({ raw: { socket } }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  return gone.signal;
}
