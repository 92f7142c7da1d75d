import { AccountSettings } from '../../../features/account/components/account-settings.tsx';
import { texts } from '../../../features/account/texts.ts';
import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';

/** The signed-in person's account: a tab of a company's settings, or a page of its own without a company. */
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
