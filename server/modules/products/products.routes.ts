import { productRoutes } from '../../../contracts/products.ts';
import type { Router } from '../../http/router.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import type { ProductService } from './products.service.ts';
import type { UpdateProduct } from './update-product.service.ts';
import type { UploadProduct } from './upload-product.service.ts';

export type ProductRouteDeps = {
  products: ProductService;
  uploadProduct: UploadProduct;
  updateProduct: UpdateProduct;
  deletions: Pick<DeletionService, 'delete'>;
};

/** Registers the calls about products. */
export function registerProductRoutes(router: Router, deps: ProductRouteDeps): void {
  const { products, uploadProduct, updateProduct, deletions } = deps;

  router.handle(productRoutes.upload)(async ({ actor, fields, file }) => {
    const id = await uploadProduct(actor, fields, file);
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
