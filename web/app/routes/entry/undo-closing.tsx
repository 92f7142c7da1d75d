import { useLocation } from 'react-router';
import { ClosingLink } from '../../../features/account/components/closing-link.tsx';

/** The page that opens a closed company again by the link that its owner was mailed. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return <ClosingLink key={token} token={token} />;
}
