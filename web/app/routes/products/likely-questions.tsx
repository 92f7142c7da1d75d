import { paths } from '../../../../contracts/paths.ts';
import { CorrectAnswer } from '../../../features/corrections/components/correct-answer.tsx';
import { LikelyQuestions } from '../../../features/likely-questions/components/likely-questions.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ProductQuestionsPage } from '../../product-questions-page.tsx';
import { texts as frameTexts } from '../../texts.ts';
import { texts } from '../texts.ts';

/** Questions that customers are likely to ask about a product, for the company to look at the answers before they do. */
export function Component() {
  return (
    <ProductQuestionsPage numeral="2.10" title={texts.titles.likelyQuestions}>
      {(product, views) => (
        <LikelyQuestions
          productId={product._id}
          manualsHref={`${paths.productDetails.href(product._id)}?tab=manuals`}
          renderCorrect={({ question, answer, state }) =>
            state === 'corrected' ? (
              <ButtonLink to={paths.productCorrections.href(product._id)}>
                {frameTexts.viewCorrections}
              </ButtonLink>
            ) : (
              <CorrectAnswer
                productId={product._id}
                question={{ content: question, correction: null, message: answer }}
                manuals={product.manuals}
                {...views}
              />
            )
          }
          {...views}
        />
      )}
    </ProductQuestionsPage>
  );
}
