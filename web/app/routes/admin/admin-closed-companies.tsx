import { texts } from '../../../features/admin/closing-texts.ts';
import { ClosedCompanies } from '../../../features/admin/components/closing/closed-companies.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A12" title={texts.title}>
      <ClosedCompanies />
    </Page>
  );
}
