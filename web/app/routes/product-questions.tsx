import { paths } from '../../../contracts/paths.ts';
import { CorrectAnswer } from '../../features/corrections/components/correct-answer.tsx';
import { ProductQuestions } from '../../features/questions/components/product-questions.tsx';
import { ProductQuestionsPage } from '../product-questions-page.tsx';
import { texts } from './texts.ts';

/** Questions asked about a product. */
export function Component() {
  return (
    <ProductQuestionsPage title={texts.titles.productQuestions}>
      {(product, views) => (
        <ProductQuestions
          productId={product._id}
          createHref={paths.createLink.href(product.companyId, product._id)}
          renderActions={(question) => (
            <CorrectAnswer productId={product._id} question={question} manuals={product.manuals} {...views} />
          )}
          {...views}
        />
      )}
    </ProductQuestionsPage>
  );
}
