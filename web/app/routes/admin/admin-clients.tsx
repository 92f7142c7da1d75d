import { Clients } from '../../../features/admin/components/clients.tsx';
import { texts } from '../../../features/admin/texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A2" title={texts.clients.title}>
      <Clients />
    </Page>
  );
}
