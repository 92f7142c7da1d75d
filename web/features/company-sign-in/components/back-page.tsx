import { Link, Navigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { useFinishedSignIn } from '../api/enter.ts';
import { texts } from '../texts.ts';

const words = texts.back;

/** Where a provider sends people back to: signs them in, or says why not. @param returned the query of the address */
export function BackPage({ returned }: { returned: string }) {
  const { data: outcome } = useFinishedSignIn(returned);
  if (!outcome) {
    return (
      <PlainPage title={words.title}>
        <p role="status">{words.busy}</p>
      </PlainPage>
    );
  }
  const { companyId, failure } = outcome;
  if (companyId !== null && failure === null) return <Navigate to={paths.dashboard.path} replace />;
  return (
    <PlainPage title={words.failedTitle} lede={failure ?? words.lost}>
      {companyId !== null && <ButtonLink to={paths.companySignIn.href(companyId)}>{words.again}</ButtonLink>}
      <p className="mt-6">
        <Link to={paths.login.path}>{texts.enter.byPassword}</Link>
      </p>
    </PlainPage>
  );
}
