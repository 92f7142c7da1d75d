import { useParams } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { useProduct } from '../../features/products/api/single-product.ts';
import { EditProductForm } from '../../features/products/components/edit-product-form.tsx';
import { ProductGate } from '../../features/products/components/product-gate.tsx';
import { ProductTrail } from '../../features/products/components/product-trail.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';

/** Edit a product; leads on to its video links and error images. */
export function Component() {
  const { productId = '' } = useParams();
  const query = useProduct(productId);
  return (
    <Page numeral="2.4" title="Edit Product">
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductTrail product={product} />
            <div className="grid grid-cols-[minmax(0,560px)_minmax(0,264px)] items-start gap-12 max-lg:gap-8 max-md:grid-cols-1">
              <EditProductForm key={product._id} product={product} />
              <section
                aria-labelledby="more-for-answers"
                className="grid content-start gap-3 border-t border-hair pt-2.5 text-13 text-ink-2"
              >
                <h2 id="more-for-answers" className="font-medium text-ink">
                  More for the answers
                </h2>
                <p>
                  A picture of an error helps to recognise a customer’s photo. A video is shown with the
                  answers it fits.
                </p>
                <div className="flex flex-wrap gap-2">
                  <ButtonLink to={paths.uploadVideoLink.href(productId)}>Add video link</ButtonLink>
                  <ButtonLink to={paths.uploadImageLink.href(productId)}>Add error image</ButtonLink>
                </div>
              </section>
            </div>
          </>
        )}
      </ProductGate>
    </Page>
  );
}
