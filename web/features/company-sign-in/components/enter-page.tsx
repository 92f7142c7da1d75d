import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { beginSignIn, loadCompanyName } from '../api/enter.ts';
import { texts } from '../texts.ts';

const words = texts.enter;

type EnterPageProps = {
  companyId: string;
  /** Leaves the product for the provider. */
  goTo: (url: string) => void;
};

/** Where the people of a company begin to sign in at its own provider. */
export function EnterPage({ companyId, goTo }: EnterPageProps) {
  const [company, setCompany] = useState<string>();
  const [error, setError] = useState<Error | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const load = () => {
    setError(null);
    return loadCompanyName(companyId).then(setCompany, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another company is loaded anew
  useEffect(() => void load(), [companyId]);

  const leave = async () => {
    setFailure(undefined);
    setLeaving(true);
    try {
      goTo(await beginSignIn(companyId));
    } catch (refusal) {
      setFailure(messageOf(refusal));
      setLeaving(false);
    }
  };
  const byPassword = (
    <p className="mt-6">
      <Link to={paths.login.path}>{words.byPassword}</Link>
    </p>
  );
  if (hasCode(error, 'not_found', 'invalid_request')) {
    return (
      <PlainPage title={words.goneTitle} lede={words.gone}>
        {byPassword}
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.title} lede={company !== undefined && words.lede(company)}>
      {company === undefined ? (
        <Unloaded error={error} onRetry={load} />
      ) : (
        <div className="grid gap-5">
          <FormError>{failure}</FormError>
          <Button variant="go" size="large" onClick={leave} busyText={isLeaving && words.submitting}>
            {words.submit}
          </Button>
        </div>
      )}
      {byPassword}
    </PlainPage>
  );
}
