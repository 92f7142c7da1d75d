import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { BackPage } from '../../features/company-sign-in/components/back-page.tsx';
import { EnterPage } from '../../features/company-sign-in/components/enter-page.tsx';

/** Where the people of a company sign in at its own provider, and where that sends them back to, without the company. */
export function Component() {
  const { companyId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return companyId === undefined ? (
    <BackPage returned={search} onDone={() => navigate(paths.dashboard.path, { replace: true })} />
  ) : (
    <EnterPage key={companyId} companyId={companyId} goTo={(url) => window.location.assign(url)} />
  );
}
