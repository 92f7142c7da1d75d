import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { SettingsPage } from '../../../features/companies/components/settings-page.tsx';
import { CloseCompany } from '../../../features/company-data/components/close-company.tsx';
import { ExportEverything } from '../../../features/company-data/components/export-everything.tsx';
import { ReplacedVersions } from '../../../features/company-data/components/replaced-versions.tsx';
import { Retention } from '../../../features/company-data/components/retention.tsx';
import { useSession } from '../../../lib/browser/use-session.ts';

/** Settings: what the owner decides about the company's data as a whole. */
export function Component() {
  const isOwner = useSession().user?.company?.isOwner ?? false;
  const navigate = useNavigate();
  return (
    <SettingsPage>
      <Retention />
      {isOwner && <ReplacedVersions />}
      {isOwner && <ExportEverything />}
      {isOwner && <CloseCompany onClosed={() => navigate(paths.companyClosed.path)} />}
    </SettingsPage>
  );
}
