import { Changes } from '../../../features/notices/components/changes.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** What new versions of a product's manuals change of answers, and notices to customers. */
export function Component() {
  return (
    <ProductPage numeral="2.14" title={texts.titles.productChanges}>
      {({ _id }) => <Changes productId={_id} />}
    </ProductPage>
  );
}
