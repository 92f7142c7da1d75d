import { Navigate, Outlet } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { NotPublicYet } from '../../features/session/components/not-public-yet.tsx';
import { WaitingForApproval } from '../../features/session/components/waiting-for-approval.tsx';
import { useSession } from '../../lib/browser/use-session.ts';

/**
 * Lets companies through, also those that wait for approval: they work with a product of their own, and are told that
 * nobody else sees it yet. Accounts without a company wait; administrators go to their own area.
 */
export function Component() {
  const { role, user } = useSession();
  if (role === 'admin') return <Navigate to={paths.adminDashboard.path} replace />;
  if (role === 'company') return <Outlet />;
  if (!user?.company) return <WaitingForApproval />;
  return (
    <>
      <NotPublicYet />
      <Outlet />
    </>
  );
}
