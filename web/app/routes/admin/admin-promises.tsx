import { Promises } from '../../../features/admin/components/promises/promises.tsx';
import { texts } from '../../../features/admin/promise-texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A13" title={texts.title}>
      <Promises />
    </Page>
  );
}
