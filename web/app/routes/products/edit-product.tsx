import { paths } from '../../../../contracts/paths.ts';
import { EditProductForm } from '../../../features/products/components/edit-product-form.tsx';
import { ProductOffline } from '../../../features/products/components/product-offline.tsx';
import { ProductVariants } from '../../../features/products/components/product-variants.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** The form that edits a product, with links to its video links and error images. */
export function Component() {
  return (
    <ProductPage numeral="2.4" title={texts.titles.editProduct}>
      {(product) => (
        <div className="grid grid-cols-[minmax(0,560px)_minmax(0,264px)] items-start gap-12 max-lg:gap-8 max-md:grid-cols-1">
          <EditProductForm key={product._id} product={product} />
          <div className="grid content-start gap-8">
            <ProductVariants productId={product._id} />
            <ProductOffline productId={product._id} />
            <MoreForAnswers productId={product._id} />
          </div>
        </div>
      )}
    </ProductPage>
  );
}

function MoreForAnswers({ productId }: { productId: string }) {
  const words = texts.moreForAnswers;
  return (
    <section
      aria-labelledby="more-for-answers"
      className="grid content-start gap-3 border-t border-hair pt-2.5 text-13 text-ink-2"
    >
      <h2 id="more-for-answers" className="font-medium text-ink">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.uploadVideoLink.href(productId)}>{words.addVideo}</ButtonLink>
        <ButtonLink to={paths.uploadImageLink.href(productId)}>{words.addImage}</ButtonLink>
      </div>
    </section>
  );
}
