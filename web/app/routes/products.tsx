import { CreatedLinkNotice } from '../../features/chatbots/components/created-link-notice.tsx';
import { ProductGrid } from '../../features/products/components/product-grid.tsx';
import { Page } from '../../ui/page.tsx';

/** All Products; after an order it also holds the new customer's link. */
export function Component() {
  return (
    <Page numeral="2" title="All Products">
      <CreatedLinkNotice />
      <ProductGrid />
    </Page>
  );
}
