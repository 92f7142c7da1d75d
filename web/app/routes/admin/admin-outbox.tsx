import { Outbox } from '../../../features/admin/components/outbox.tsx';
import { texts } from '../../../features/admin/texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A9" title={texts.outbox.title}>
      <Outbox />
    </Page>
  );
}
