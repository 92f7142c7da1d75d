import { paths } from '../../../../contracts/paths.ts';
import { Corrections } from '../../../features/corrections/components/corrections.tsx';
import { ProductQuestionsPage } from '../../product-questions-page.tsx';
import { texts } from '../texts.ts';

/** The company's own answers about a product. */
export function Component() {
  return (
    <ProductQuestionsPage numeral="2.8" title={texts.titles.productCorrections}>
      {(product, views) => (
        <Corrections
          productId={product._id}
          manuals={product.manuals}
          questionsHref={paths.productQuestions.href(product._id)}
          {...views}
        />
      )}
    </ProductQuestionsPage>
  );
}
