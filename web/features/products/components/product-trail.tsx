import type { Product } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { texts } from '../texts.ts';

type ProductTrailProps = { product: Pick<Product, '_id' | 'product_name'> };

/** Links back from the screens of a product: to all products and to the product. */
export function ProductTrail({ product }: ProductTrailProps) {
  return (
    <Breadcrumbs
      items={[
        { label: texts.title, href: paths.products.href() },
        { label: product.product_name, href: paths.productDetails.href(product._id) },
      ]}
    />
  );
}
