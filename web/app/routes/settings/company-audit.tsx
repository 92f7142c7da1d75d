import { describeDevice } from '../../../features/account/describe-device.ts';
import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { AuditEntries } from '../../../features/company-audit/components/audit-entries.tsx';
import { SignIns } from '../../../features/company-audit/components/sign-ins.tsx';

/** Settings: what happened in the company, and who signed in. */
export function Component() {
  return (
    <SettingsPage>
      <AuditEntries />
      <SignIns describeDevice={describeDevice} />
    </SettingsPage>
  );
}
