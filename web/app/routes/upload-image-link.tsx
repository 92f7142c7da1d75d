import { useParams } from 'react-router';
import { ErrorImageForm } from '../../features/media/components/error-image-form.tsx';
import { useProduct } from '../../features/products/api/single-product.ts';
import { ProductGate } from '../../features/products/components/product-gate.tsx';
import { ProductTrail } from '../../features/products/components/product-trail.tsx';
import { Page } from '../../ui/page.tsx';

/** Add an error image to a product. */
export function Component() {
  const { productId = '' } = useParams();
  const query = useProduct(productId);
  return (
    <Page numeral="2.6" title="Add Error Image">
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductTrail product={product} />
            <p className="mb-6 text-ink-2">Product: {product.product_name}</p>
            <ErrorImageForm productId={productId} />
          </>
        )}
      </ProductGate>
    </Page>
  );
}
