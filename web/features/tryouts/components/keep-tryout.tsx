import { useEffect, useRef, useState } from 'react';
import type { tryoutRoutes } from '../../../../contracts/manuals/tryouts.ts';
import { paths } from '../../../../contracts/paths.ts';
import { call } from '../../../lib/api/api-client.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { forgetTryout, readWantedTryout } from '../../../lib/browser/kept-tryout.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { holding, keepRoute } from '../api/routes.ts';
import { texts } from '../texts.ts';

type State =
  | { kind: 'keeping' }
  | { kind: 'kept'; id: string; name: string }
  | { kind: 'failed'; error: unknown };

/**
 * Makes the manual that was tried in this browser a product of the company, once the visitor has one and wanted it; shows
 * nothing otherwise.
 */
export function KeepTryout({ onKept }: { onKept?: () => void }) {
  const [token, setToken] = useState(readWantedTryout);
  const [state, setState] = useState<State>({ kind: 'keeping' });
  // React calls effects twice in development, and a manual can be kept once.
  const isUnderWay = useRef(false);

  const keep = async () => {
    if (token === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: 'keeping' });
    try {
      const { data } = await call<typeof tryoutRoutes.keep>(keepRoute, { headers: holding(token) });
      forgetTryout();
      setState({ kind: 'kept', id: data._id, name: data.product_name });
      onKept?.();
    } catch (error) {
      if (hasCode(error, 'not_found')) forgetTryout();
      setState({ kind: 'failed', error });
    } finally {
      isUnderWay.current = false;
    }
  };
  const first = useRef(keep);
  useEffect(() => void first.current(), []);

  if (token === null) return null;
  const dismiss = () => {
    forgetTryout();
    setToken(null);
  };
  if (state.kind === 'keeping') return <Notice tone="info">{texts.keeping}</Notice>;
  if (state.kind === 'kept')
    return (
      <Notice
        tone="success"
        action={<ButtonLink to={paths.productDetails.href(state.id)}>{texts.open}</ButtonLink>}
      >
        {texts.kept(state.name)}
      </Notice>
    );
  const isGone = hasCode(state.error, 'not_found');
  return (
    <Notice
      tone="error"
      action={
        <>
          {!isGone && <Button onClick={keep}>{texts.retry}</Button>}
          <Button onClick={dismiss}>{texts.dismiss}</Button>
        </>
      }
    >
      {isGone ? texts.keepGone : messageOf(state.error)}
    </Notice>
  );
}
