import { DemoRequests } from '../../../features/admin/components/demo-requests.tsx';
import { texts } from '../../../features/admin/texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A8" title={texts.demoRequests.title}>
      <DemoRequests />
    </Page>
  );
}
