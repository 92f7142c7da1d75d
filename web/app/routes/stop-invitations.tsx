import { useLocation } from 'react-router';
import { StopInvitations } from '../../features/team/components/stop-invitations.tsx';

/** The page that ends the invitations of a company by the link in one of them, signed in or not. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return <StopInvitations key={token} token={token} />;
}
