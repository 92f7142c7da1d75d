import { useParams } from 'react-router';
import { EnterPage } from '../../features/company-sign-in/components/enter-page.tsx';

/** Where the people of a company sign in at its own provider. */
export function Component() {
  const { companyId = '' } = useParams();
  return <EnterPage key={companyId} companyId={companyId} goTo={(url) => window.location.assign(url)} />;
}
