import { Outlet } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { ConfirmEmailBanner } from '../../features/account/components/confirm-email-banner.tsx';
import { TwoStepGate } from '../../features/account/components/two-step-gate.tsx';
import { CompanyFooter } from '../../features/companies/components/company-footer.tsx';
import { SummaryCount } from '../../features/companies/components/summary-count.tsx';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useLogout } from '../../features/session/api/log-out.ts';
import { KeepTryout } from '../../features/tryouts/components/keep-tryout.tsx';
import { useSession } from '../../lib/browser/use-session.ts';
import { Shell } from '../../ui/page/shell.tsx';
import { texts } from '../texts.ts';
import { useCommandPalette } from '../use-command-palette.tsx';

/** Tabs of the settings, which the command palette leads to as well. */
const SETTINGS = [
  { label: texts.companyProfile, href: paths.settings.path },
  { label: texts.team, href: paths.team.path },
  { label: texts.api, href: paths.apiSettings.path },
  { label: texts.account, href: paths.account.path },
];

/** Sidebar and header of the company's screens. */
export function Component() {
  const { name, role, user } = useSession();
  const logout = useLogout();
  useUserInfo();
  const chapters = [
    { numeral: '1', label: texts.company.dashboard, href: paths.dashboard.path },
    {
      ...{ numeral: '2', label: texts.company.products, href: paths.products.path },
      count: <SummaryCount of="products" />,
    },
    {
      ...{ numeral: '3', label: texts.company.chatbots, href: paths.chatbots.path },
      count: <SummaryCount of="chatbots" />,
    },
    { numeral: '4', label: texts.company.analytics, href: paths.analytics.path },
    { numeral: '5', label: texts.company.settings, href: paths.subscription.path },
  ];
  const { onSearch, palette } = useCommandPalette(
    role === 'company' ? [...chapters, ...SETTINGS] : chapters,
    logout,
  );
  return (
    <Shell
      chapters={chapters}
      homeHref={paths.dashboard.path}
      greeting={texts.greeting(name)}
      onLogout={logout}
      onSearch={onSearch}
      footer={<CompanyFooter />}
    >
      {palette}
      <ConfirmEmailBanner />
      <TwoStepGate>
        {user?.company && <KeepTryout />}
        <Outlet />
      </TwoStepGate>
    </Shell>
  );
}
