import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { Subscription } from '../../../features/companies/components/subscription.tsx';

/** Settings: the subscription. */
export function Component() {
  return (
    <SettingsPage>
      <Subscription />
    </SettingsPage>
  );
}
