import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { BackPage } from '../../features/company-sign-in/components/back-page.tsx';

/** Where a company's own provider sends people back to. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return <BackPage returned={search} onDone={() => navigate(paths.dashboard.path, { replace: true })} />;
}
