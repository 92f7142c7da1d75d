import type { ReactNode } from 'react';
import type { ProductDetail } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { ProductHeader } from '../features/products/components/product-header.tsx';
import type { AnswerViews } from '../lib/text/answer-views.ts';
import { LinkTabs } from '../ui/list/link-tabs.tsx';
import { ProductPage } from './product-page.tsx';
import { texts } from './routes/texts.ts';
import { useAnswerViews } from './use-answer-views.tsx';

const words = texts.questionTabs;

type ProductQuestionsPageProps = {
  numeral: string;
  title: string;
  children: (product: ProductDetail, views: AnswerViews) => ReactNode;
};

/** The frame of screens side by side: questions about a product, asked and likely ones, and the company's own answers. */
export function ProductQuestionsPage({ numeral, title, children }: ProductQuestionsPageProps) {
  const views = useAnswerViews();
  return (
    <ProductPage numeral={numeral} title={title}>
      {(product) => (
        <>
          <ProductHeader product={product} />
          <div className="mt-12 max-md:mt-8">
            <LinkTabs
              label={words.label}
              tabs={[
                { label: words.questions, href: paths.productQuestions.href(product._id) },
                { label: words.likely, href: paths.likelyQuestions.href(product._id) },
                { label: words.corrections, href: paths.productCorrections.href(product._id) },
              ]}
            />
            <div>{children(product, views)}</div>
          </div>
        </>
      )}
    </ProductPage>
  );
}
