import { Navigate } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { RequireRole } from './require-role.tsx';

const ROLES = ['company', 'admin'] as const;

/** The dashboard is a company's; an administrator, who may open it too, is led to their own. */
export function Component() {
  const { role } = useSession();
  if (role === 'admin') return <Navigate to={paths.adminDashboard.path} replace />;
  return <RequireRole roles={ROLES} otherwise={paths.thanks.path} />;
}
