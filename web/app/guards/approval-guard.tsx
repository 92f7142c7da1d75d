import { Navigate, Outlet } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { WaitingForApproval } from '../../features/session/components/waiting-for-approval.tsx';
import { useSession } from '../../lib/browser/use-session.ts';

/** Lets approved companies through. Pending accounts are told that they wait; administrators go to their own area. */
export function Component() {
  const { role } = useSession();
  if (role === 'admin') return <Navigate to={paths.adminDashboard.path} replace />;
  return role === 'company' ? <Outlet /> : <WaitingForApproval />;
}
