import type { ReactNode } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { LinkTabs } from '../../../ui/list/link-tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { texts } from '../settings-texts.ts';

type SettingsTab = { label: string; href: string; isOwners?: boolean };

/** The tabs of the settings. Each is a screen of its own within this frame; a new one needs a line here and a route. */
const TABS: readonly SettingsTab[] = [
  { label: texts.tabs.profile, href: paths.settings.path },
  { label: texts.tabs.subscription, href: paths.subscription.path },
  { label: texts.tabs.team, href: paths.team.path, isOwners: true },
  { label: texts.tabs.api, href: paths.apiSettings.path, isOwners: true },
  { label: texts.tabs.audit, href: paths.companyAudit.path, isOwners: true },
  { label: texts.tabs.data, href: paths.companyData.path, isOwners: true },
  { label: texts.tabs.account, href: paths.account.path },
];

/** The frame of the settings: title and tabs; team, API, audit and data are shown to owners only. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const isOwner = useSession().user?.company?.isOwner ?? false;
  return (
    <Page numeral="5" title={texts.title}>
      <LinkTabs label={texts.tabs.label} tabs={TABS.filter((tab) => isOwner || !tab.isOwners)} />
      {children}
    </Page>
  );
}
