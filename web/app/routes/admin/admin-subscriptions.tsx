import { Purchases } from '../../../features/admin/components/purchases/purchases.tsx';
import { texts } from '../../../features/admin/purchase-texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A6" title={texts.title}>
      <Purchases />
    </Page>
  );
}
