import { Navigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { ProfileSettings } from '../../../features/companies/components/profile-settings.tsx';
import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { useSession } from '../../../lib/browser/use-session.ts';

/** Settings: the company profile. Pending accounts may edit theirs, too; administrators have none. */
export function Component() {
  const { role } = useSession();
  if (role === 'admin') return <Navigate to={paths.adminSettings.path} replace />;
  return (
    <SettingsPage>
      <ProfileSettings />
    </SettingsPage>
  );
}
