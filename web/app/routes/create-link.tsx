import { useParams } from 'react-router';
import { CreateLink } from '../../features/chatbots/components/create-link.tsx';
import { useProduct } from '../../features/products/api/single-product.ts';
import { ProductGate } from '../../features/products/components/product-gate.tsx';
import { ProductTrail } from '../../features/products/components/product-trail.tsx';
import { Page } from '../../ui/page.tsx';

/** Create a customer's chatbot. */
export function Component() {
  const { companyId = '', productId = '' } = useParams();
  const query = useProduct(productId);
  return (
    <Page numeral="2.3" title="Create Chatbot">
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductTrail product={product} />
            <CreateLink companyId={companyId} productId={productId} />
          </>
        )}
      </ProductGate>
    </Page>
  );
}
