import { CreatedLinkNotice } from '../../../features/chatbots/components/created-link-notice.tsx';
import { ProductGrid } from '../../../features/products/components/product-grid.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { texts } from '../texts.ts';

/** All products. After a chatbot was created, the link of the new customer is shown, too. */
export function Component() {
  return (
    <Page numeral="2" title={texts.titles.products}>
      <CreatedLinkNotice />
      <ProductGrid />
    </Page>
  );
}
