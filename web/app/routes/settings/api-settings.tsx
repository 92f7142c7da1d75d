import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { Integrations } from '../../../features/integrations/components/integrations.tsx';

/** Settings: access tokens and webhooks. */
export function Component() {
  return (
    <SettingsPage>
      <Integrations />
    </SettingsPage>
  );
}
