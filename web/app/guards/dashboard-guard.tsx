import { Navigate } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { useSession } from '../../lib/browser/use-session.ts';
import { RequireRole } from './require-role.tsx';

const ROLES = ['company', 'admin'] as const;

/** Lets companies to their dashboard; an administrator is led to the administrator's. */
export function Component() {
  const { role } = useSession();
  if (role === 'admin') return <Navigate to={paths.adminDashboard.path} replace />;
  return <RequireRole roles={ROLES} otherwise={paths.thanks.path} />;
}
