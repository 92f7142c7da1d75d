import { useLocation } from 'react-router';
import { EmailLink } from '../../../features/account/components/email-link.tsx';

/** The page that undoes a change of address by the link in its mail, signed in or not. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return <EmailLink key={token} what="undo" token={token} />;
}
