import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { CompanySignIn } from '../../../features/company-sign-in/components/company-sign-in.tsx';
import { Team } from '../../../features/team/components/team.tsx';

/** Settings: the team. */
export function Component() {
  return (
    <SettingsPage>
      <Team ownSignIn={<CompanySignIn />} />
    </SettingsPage>
  );
}
