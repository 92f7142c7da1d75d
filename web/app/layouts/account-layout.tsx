import { useSession } from '../../lib/browser/use-session.ts';
import { Component as AdminLayout } from './admin-layout.tsx';
import { Component as CompanyLayout } from './company-layout.tsx';

/** The sidebar that fits the role, around screens that are the same for everyone. */
export function Component() {
  const { role } = useSession();
  return role === 'admin' ? <AdminLayout /> : <CompanyLayout />;
}
