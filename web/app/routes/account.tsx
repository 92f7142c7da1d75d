import { AccountSettings } from '../../features/account/components/account-settings.tsx';
import { texts } from '../../features/account/texts.ts';
import { Page } from '../../ui/page.tsx';

/** Every signed-in person's own account, also while it waits for approval. */
export function Component() {
  return (
    <Page title={texts.account.title}>
      <AccountSettings />
    </Page>
  );
}
