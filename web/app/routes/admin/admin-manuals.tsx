import { Manuals } from '../../../features/admin/components/manuals.tsx';
import { texts } from '../../../features/admin/manual-texts.ts';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A3" title={texts.title}>
      <Manuals />
    </Page>
  );
}
