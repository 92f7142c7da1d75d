import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ProductDetail } from '../../contracts/manuals/products.ts';
import { useProduct } from '../features/products/api/single-product.ts';
import { ProductGate } from '../features/products/components/product-gate.tsx';
import { ProductTrail } from '../features/products/components/product-trail.tsx';
import { Page } from '../ui/page/page.tsx';

type ProductPageProps = {
  numeral: string;
  title: string;
  children: (product: ProductDetail) => ReactNode;
};

/** A screen below a product. It loads the product that the address names, links back to it and renders `children`. */
export function ProductPage({ numeral, title, children }: ProductPageProps) {
  const { productId = '' } = useParams();
  const query = useProduct(productId);
  return (
    <Page numeral={numeral} title={title}>
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductTrail product={product} />
            {children(product)}
          </>
        )}
      </ProductGate>
    </Page>
  );
}
