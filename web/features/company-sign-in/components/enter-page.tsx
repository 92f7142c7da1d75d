import { Link } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useBeginSignIn, useCompanyOf } from '../api/enter.ts';
import { texts } from '../texts.ts';

const words = texts.enter;

type EnterPageProps = {
  companyId: string;
  /** Leaves the product for the provider. */
  goTo: (url: string) => void;
};

/** Where the people of a company begin to sign in at its own provider. */
export function EnterPage({ companyId, goTo }: EnterPageProps) {
  const { data, error, refetch } = useCompanyOf(companyId);
  const begin = useBeginSignIn(companyId);
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
    <PlainPage title={words.title} lede={data && words.lede(data.data.company_name)}>
      {data ? (
        <div className="grid gap-5">
          <FormError>{begin.error ? messageOf(begin.error) : undefined}</FormError>
          <Button
            variant="go"
            size="large"
            onClick={() => begin.mutate(undefined, { onSuccess: goTo })}
            busyText={begin.isPending && words.submitting}
          >
            {words.submit}
          </Button>
        </div>
      ) : (
        <Unloaded error={error} onRetry={refetch} />
      )}
      {byPassword}
    </PlainPage>
  );
}
