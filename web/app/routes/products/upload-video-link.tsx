import { VideoLinkForm } from '../../../features/media/components/video-link-form.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** The form that adds a video link to a product. */
export function Component() {
  return (
    <ProductPage numeral="2.5" title={texts.titles.uploadVideoLink}>
      {(product) => (
        <>
          <p className="mb-6 text-ink-2">{texts.product(product.product_name)}</p>
          <VideoLinkForm productId={product._id} />
        </>
      )}
    </ProductPage>
  );
}
