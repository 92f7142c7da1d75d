import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { FirstReading } from '../../../features/manuals/components/first-reading.tsx';
import { AddProduct } from '../../../features/products/components/add-product.tsx';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Page } from '../../../ui/page/page.tsx';
import { texts } from '../texts.ts';

/** The form that adds a product. */
export function Component() {
  const navigate = useNavigate();
  const openProduct = useCallback(
    (productId: string) => {
      showToast(texts.uploadProduct.isRead);
      navigate(paths.productDetails.href(productId));
    },
    [navigate],
  );
  return (
    <Page numeral="2.1" title={texts.titles.uploadProduct}>
      <p className="mb-6 max-w-[62ch] text-ink-2">{texts.uploadProduct.lede}</p>
      <AddProduct
        renderReading={(product, onFailedChange) => (
          <FirstReading productId={product._id} onReady={openProduct} onFailedChange={onFailedChange} />
        )}
      />
    </Page>
  );
}
