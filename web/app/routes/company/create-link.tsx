import { useParams } from 'react-router';
import { CreateLink } from '../../../features/chatbots/components/create-link.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** The form that creates a customer's chatbot. */
export function Component() {
  const { companyId = '' } = useParams();
  return (
    <ProductPage numeral="2.3" title={texts.titles.createLink}>
      {(product) => <CreateLink companyId={companyId} productId={product._id} />}
    </ProductPage>
  );
}
