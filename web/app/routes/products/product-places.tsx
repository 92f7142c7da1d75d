import { paths } from '../../../../contracts/paths.ts';
import { Places } from '../../../features/places/components/places.tsx';
import { ProductPage } from '../../product-page.tsx';
import { texts } from '../texts.ts';

/** The places of a product that codes are printed for. */
export function Component() {
  return (
    <ProductPage numeral="2.13" title={texts.titles.productPlaces}>
      {({ _id, companyId }) => <Places productId={_id} createHref={paths.createLink.href(companyId, _id)} />}
    </ProductPage>
  );
}
