import { SettingsPage } from '../../features/companies/components/settings-page.tsx';
import { Team } from '../../features/team/components/team.tsx';

/** Settings: the team. */
export function Component() {
  return (
    <SettingsPage>
      <Team />
    </SettingsPage>
  );
}
