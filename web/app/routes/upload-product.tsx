import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { FirstReading } from '../../features/manuals/components/first-reading.tsx';
import { AddProduct } from '../../features/products/components/add-product.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { Page } from '../../ui/page.tsx';

/** Add New Product. */
export function Component() {
  const navigate = useNavigate();
  const openProduct = useCallback(
    (productId: string) => {
      showToast('The manual is read. Customers can get their chatbots now.');
      navigate(paths.productDetails.href(productId));
    },
    [navigate],
  );
  return (
    <Page numeral="2.1" title="Add New Product">
      <p className="mb-6 max-w-[62ch] text-ink-2">
        Fill in the product details and upload the user manual to create a new chatbot.
      </p>
      <AddProduct
        renderReading={(product, onFailedChange) => (
          <FirstReading productId={product._id} onReady={openProduct} onFailedChange={onFailedChange} />
        )}
      />
    </Page>
  );
}
