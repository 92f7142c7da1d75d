import { CreatedLinkNotice } from '../../features/chatbots/components/created-link-notice.tsx';
import { ProductGrid } from '../../features/products/components/product-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { texts } from './texts.ts';

/** All Products; after an order it also holds the new customer's link. */
export function Component() {
  return (
    <Page numeral="2" title={texts.titles.products}>
      <CreatedLinkNotice />
      <ProductGrid />
    </Page>
  );
}
