import { SettingsPage } from '../../features/companies/components/settings-page.tsx';
import { Retention } from '../../features/company-data/components/retention.tsx';

/** Settings: what the owner decides about the company's data as a whole. */
export function Component() {
  return (
    <SettingsPage>
      <Retention />
    </SettingsPage>
  );
}
