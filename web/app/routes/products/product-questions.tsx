import { useSearchParams } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { MarkOffTopic } from '../../../features/analytics/components/mark-off-topic.tsx';
import { CorrectAnswer } from '../../../features/corrections/components/correct-answer.tsx';
import { ProductQuestions } from '../../../features/questions/components/product-questions.tsx';
import { ProductQuestionsPage } from '../../product-questions-page.tsx';
import { texts } from '../texts.ts';

/** Questions asked about a product. The address may name one whose answer or whose correction is wanted. */
export function Component() {
  const [params] = useSearchParams();
  const corrected = params.get('correct');
  return (
    <ProductQuestionsPage numeral="2.7" title={texts.titles.productQuestions}>
      {(product, views) => (
        <ProductQuestions
          productId={product._id}
          wanted={corrected ?? params.get('open')}
          createHref={paths.createLink.href(product.companyId, product._id)}
          renderActions={(question) => (
            <>
              <CorrectAnswer
                productId={product._id}
                question={question}
                manuals={product.manuals}
                isWanted={question._id === corrected}
                {...views}
              />
              {!question.answered && (
                <MarkOffTopic
                  questions={[question._id]}
                  isOffTopic={!question.isOffTopic}
                  about={question.content}
                />
              )}
            </>
          )}
          {...views}
        />
      )}
    </ProductQuestionsPage>
  );
}
