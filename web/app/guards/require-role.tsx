import { Navigate, Outlet } from 'react-router';
import type { Role } from '../../../contracts/account/auth.ts';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useSession } from '../../lib/browser/use-session.ts';
import { Loading } from '../../ui/state/loading.tsx';

type RequireRoleProps = {
  roles: readonly Role[];
  /** Address for a signed-in user with another role. */
  otherwise: string;
};

/** Lets users with one of `roles` through. This is only for comfort: the server checks every call by itself. */
export function RequireRole({ roles, otherwise }: RequireRoleProps) {
  const { role } = useSession();
  if (role && roles.includes(role)) return <Outlet />;
  return <AskForRole roles={roles} otherwise={otherwise} />;
}

/** The stored role may be old: an account approved since then must not be sent away without asking. */
function AskForRole({ roles, otherwise }: RequireRoleProps) {
  const { data, isFetchedAfterMount } = useUserInfo({ isAlwaysAsked: true });
  // The reply is here before the role in it is stored, which lets the user through.
  const mayEnter = data !== undefined && roles.includes(data.data.role);
  if (isFetchedAfterMount && !mayEnter) return <Navigate to={otherwise} replace />;
  return (
    <main className="px-10 pt-8 max-md:px-4">
      <Loading />
    </main>
  );
}
