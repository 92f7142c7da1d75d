import { paths } from '../../../../contracts/paths.ts';
import { ManualChecks } from '../../../features/manual-check/components/manual-checks.tsx';
import { ProductPage } from '../../product-page.tsx';
import { useAnswerViews } from '../../use-answer-views.tsx';
import { texts } from '../texts.ts';

/** What was found in the manuals of a product. */
export function Component() {
  const { renderPage } = useAnswerViews();
  return (
    <ProductPage numeral="2.9" title={texts.titles.productCheck}>
      {({ _id: productId }) => (
        <ManualChecks
          productId={productId}
          manualsHref={`${paths.productDetails.href(productId)}?tab=manuals`}
          renderPage={renderPage}
        />
      )}
    </ProductPage>
  );
}
