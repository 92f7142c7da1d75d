import { AccountSettings } from '../../features/account/components/account-settings.tsx';
import { texts } from '../../features/account/texts.ts';
import { SettingsPage } from '../../features/companies/components/settings-page.tsx';
import { useSession } from '../../lib/use-session.ts';
import { Page } from '../../ui/page.tsx';

/** Every signed-in person's own account: a tab of the settings of a company, a page for whoever has none yet. */
export function Component() {
  const { role } = useSession();
  if (role === 'company') {
    return (
      <SettingsPage>
        <AccountSettings />
      </SettingsPage>
    );
  }
  return (
    <Page title={texts.account.title}>
      <AccountSettings />
    </Page>
  );
}
