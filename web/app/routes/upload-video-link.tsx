import { useParams } from 'react-router';
import { VideoLinkForm } from '../../features/media/components/video-link-form.tsx';
import { useProduct } from '../../features/products/api/single-product.ts';
import { ProductGate } from '../../features/products/components/product-gate.tsx';
import { ProductTrail } from '../../features/products/components/product-trail.tsx';
import { Page } from '../../ui/page.tsx';

/** Add a video link to a product. */
export function Component() {
  const { productId = '' } = useParams();
  const query = useProduct(productId);
  return (
    <Page numeral="2.5" title="Add Video Link">
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductTrail product={product} />
            <p className="mb-6 text-ink-2">Product: {product.product_name}</p>
            <VideoLinkForm productId={productId} />
          </>
        )}
      </ProductGate>
    </Page>
  );
}
