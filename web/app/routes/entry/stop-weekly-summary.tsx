import { useLocation } from 'react-router';
import { StopSummary } from '../../../features/account/components/stop-summary.tsx';

/** The page that ends the weekly summary by the link in its mail, signed in or not. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return <StopSummary key={token} token={token} />;
}
