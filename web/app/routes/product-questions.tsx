import { useParams } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { CitationOverlay } from '../../features/chat/components/citation-overlay.tsx';
import { GivenAnswer } from '../../features/chat/components/given-answer.tsx';
import { useProduct } from '../../features/products/api/single-product.ts';
import { ProductGate } from '../../features/products/components/product-gate.tsx';
import { ProductHeader } from '../../features/products/components/product-header.tsx';
import { ProductTrail } from '../../features/products/components/product-trail.tsx';
import { ProductQuestions } from '../../features/questions/components/product-questions.tsx';
import { useSession } from '../../lib/use-session.ts';
import { Page } from '../../ui/page.tsx';

/** Questions asked about a product. */
export function Component() {
  const { productId = '' } = useParams();
  const query = useProduct(productId);
  const companyName = useSession().user?.company?.company_name ?? '';
  return (
    <Page numeral="2.7" title="Product Questions">
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductTrail product={product} />
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
      </ProductGate>
    </Page>
  );
}
