import { texts } from '../../../features/admin/audit-texts.ts';
import { AuditTrail } from '../../../features/admin/components/audit/audit-trail.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page numeral="A11" title={texts.title}>
      <AuditTrail />
    </Page>
  );
}
