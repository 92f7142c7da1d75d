import { variantRoutes } from '../../../contracts/manuals/variants.ts';
import type { Router } from '../../http/router.ts';
import type { VariantsService } from './variants.service.ts';

/** Registers the calls with which a company fixes variants. */
export function registerVariantRoutes(router: Router, variants: VariantsService): void {
  router.handle(variantRoutes.productVariants)(async ({ actor, params }) => ({
    status: 200,
    data: await variants.showProduct(actor, params.productId),
  }));

  router.handle(variantRoutes.fixProductVariants)(async ({ actor, params, body }) => ({
    status: 200,
    data: await variants.fixProduct(actor, params.productId, body.variants),
  }));

  router.handle(variantRoutes.linkVariants)(async ({ actor, params }) => ({
    status: 200,
    data: await variants.showLink(actor, params),
  }));

  router.handle(variantRoutes.fixLinkVariants)(async ({ actor, params, body }) => ({
    status: 200,
    data: await variants.fixLink(actor, params, body.variants),
  }));
}
