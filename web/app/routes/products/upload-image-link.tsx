import { useSearchParams } from 'react-router';
import { ErrorImageForm } from '../../../features/media/components/error-image-form.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** The form that adds an error image to a product. The address may name the error. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <ProductPage numeral="2.6" title={texts.titles.uploadImageLink}>
      {(product) => (
        <>
          <p className="mb-6 text-ink-2">{texts.product(product.product_name)}</p>
          <ErrorImageForm productId={product._id} firstTitle={params.get('title') ?? ''} />
        </>
      )}
    </ProductPage>
  );
}
