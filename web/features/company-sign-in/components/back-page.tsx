import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { type BegunSignIn, finishSignIn, takeBegun } from '../api/enter.ts';
import { texts } from '../texts.ts';

const words = texts.back;

type BackPageProps = {
  /** The query with which the provider sent the person back. */
  returned: string;
  onDone: () => void;
};

/** Where a provider sends people back to: signs them in, or says why not. */
export function BackPage({ returned, onDone }: BackPageProps) {
  const [failure, setFailure] = useState<string>();
  const [companyId, setCompanyId] = useState<string>();
  // Kept over a second effect: what a tab has begun can be taken once.
  const begun = useRef<BegunSignIn | null>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came back is good for one try
  useEffect(() => {
    if (begun.current !== undefined) return;
    begun.current = takeBegun();
    if (begun.current === null) return setFailure(words.lost);
    setCompanyId(begun.current.companyId);
    finishSignIn(begun.current, returned).then(onDone, (error) => setFailure(messageOf(error)));
  }, []);

  if (failure === undefined) {
    return (
      <PlainPage title={words.title}>
        <p role="status">{words.busy}</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.failedTitle} lede={failure}>
      {companyId !== undefined && (
        <ButtonLink to={paths.companySignIn.href(companyId)}>{words.again}</ButtonLink>
      )}
      <p className="mt-6">
        <Link to={paths.login.path}>{texts.enter.byPassword}</Link>
      </p>
    </PlainPage>
  );
}
