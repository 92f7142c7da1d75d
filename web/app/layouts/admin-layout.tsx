import { Outlet } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useLogout } from '../../features/session/api/log-out.ts';
import { useSession } from '../../lib/use-session.ts';
import { Shell } from '../../ui/shell.tsx';

const CHAPTERS = [
  { numeral: 'A2', label: 'Clients', href: paths.adminClients.path },
  { numeral: 'A8', label: 'Demo Requests', href: paths.adminDemoRequests.path },
  { numeral: 'A9', label: 'Outbox', href: paths.adminOutbox.path },
  { numeral: 'A10', label: 'Testimonials', href: paths.adminTestimonials.path },
];

/** Sidebar and header of the administrator's screens. */
export function Component() {
  const { name } = useSession();
  const logout = useLogout();
  useUserInfo();
  return (
    <Shell
      chapters={CHAPTERS}
      isAppendix
      homeHref={paths.adminClients.path}
      greeting={`Welcome ${name}`}
      onLogout={logout}
      footer={
        <>
          <b className="block truncate">{name}</b>
          <span className="text-ink-2">Administrator</span>
        </>
      }
    >
      <Outlet />
    </Shell>
  );
}
