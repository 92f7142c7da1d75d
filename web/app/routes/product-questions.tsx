import { paths } from '../../../contracts/paths.ts';
import { CitationOverlay } from '../../features/chat/components/citation-overlay.tsx';
import { GivenAnswer } from '../../features/chat/components/given-answer.tsx';
import { ProductHeader } from '../../features/products/components/product-header.tsx';
import { ProductQuestions } from '../../features/questions/components/product-questions.tsx';
import { useSession } from '../../lib/use-session.ts';
import { ProductPage } from '../product-page.tsx';
import { texts } from './texts.ts';

/** Questions asked about a product. */
export function Component() {
  const companyName = useSession().user?.company?.company_name ?? '';
  return (
    <ProductPage numeral="2.7" title={texts.titles.productQuestions}>
      {(product) => (
        <>
          <ProductHeader product={product} />
          <div className="mt-12 max-md:mt-8">
            <ProductQuestions
              productId={product._id}
              createHref={paths.createLink.href(product.companyId, product._id)}
              renderAnswer={(answer, onOpen) => (
                <GivenAnswer message={answer} companyName={companyName} onOpen={onOpen} />
              )}
              renderPage={(citation, onClose, onRetry) => (
                <CitationOverlay citation={citation} onClose={onClose} onRetry={onRetry} />
              )}
            />
          </div>
        </>
      )}
    </ProductPage>
  );
}
