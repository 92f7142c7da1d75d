import { Instructions } from '../../../features/instructions/components/instructions.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** The instructions pages of a product. */
export function Component() {
  return (
    <ProductPage numeral="2.11" title={texts.titles.productInstructions}>
      {({ _id, manuals }) => <Instructions productId={_id} manuals={manuals} />}
    </ProductPage>
  );
}
