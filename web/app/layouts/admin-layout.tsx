import { Outlet } from 'react-router';
import { instructionPaths } from '../../../contracts/instruction-paths.ts';
import { paths } from '../../../contracts/paths.ts';
import { TwoStepGate } from '../../features/account/components/two-step-gate.tsx';
import { texts as promiseTexts } from '../../features/admin/promise-texts.ts';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useLogout } from '../../features/session/api/log-out.ts';
import { useSession } from '../../lib/browser/use-session.ts';
import { AccountLink } from '../../ui/page/account-link.tsx';
import { Shell } from '../../ui/page/shell.tsx';
import { texts } from '../texts.ts';
import { useCommandPalette } from '../use-command-palette.tsx';

const CHAPTERS = [
  { numeral: 'A1', label: texts.admin.dashboard, href: paths.adminDashboard.path },
  { numeral: 'A2', label: texts.admin.clients, href: paths.adminClients.path },
  { numeral: 'A3', label: texts.admin.manuals, href: paths.adminManuals.path },
  { numeral: 'A4', label: texts.admin.analytics, href: paths.adminAnalytics.path },
  { numeral: 'A5', label: texts.admin.plans, href: paths.adminPlans.path },
  { numeral: 'A6', label: texts.admin.subscriptions, href: paths.adminSubscriptions.path },
  { numeral: 'A7', label: texts.admin.settings, href: paths.adminSettings.path },
  { numeral: 'A8', label: texts.admin.demoRequests, href: paths.adminDemoRequests.path },
  { numeral: 'A9', label: texts.admin.outbox, href: paths.adminOutbox.path },
  { numeral: 'A10', label: texts.admin.testimonials, href: paths.adminTestimonials.path },
  { numeral: 'A11', label: texts.admin.audit, href: paths.adminAudit.path },
  { numeral: 'A12', label: texts.admin.closedCompanies, href: paths.adminClosedCompanies.path },
  { numeral: 'A13', label: promiseTexts.title, href: instructionPaths.promises.path },
];

/** What the command palette leads to. */
const PAGES = [...CHAPTERS, { label: texts.account, href: paths.account.path }];

/** Sidebar and header of the administrator's screens. */
export function Component() {
  const { name, user } = useSession();
  const logout = useLogout();
  useUserInfo();
  const { onSearch, palette } = useCommandPalette(PAGES, logout);
  return (
    <Shell
      chapters={CHAPTERS}
      isAppendix
      homeHref={paths.adminDashboard.path}
      greeting={texts.greeting(name)}
      onLogout={logout}
      onSearch={onSearch}
      footer={
        <>
          <AccountLink>{name}</AccountLink>
          {user && <span className="block truncate text-ink-2">{user.email}</span>}
          <span className="text-ink-2">{texts.admin.role}</span>
        </>
      }
    >
      {palette}
      <TwoStepGate>
        <Outlet />
      </TwoStepGate>
    </Shell>
  );
}
