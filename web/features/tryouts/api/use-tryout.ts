import { useEffect, useState } from 'react';
import type { Tryout, tryoutRoutes } from '../../../../contracts/manuals/tryouts.ts';
import { call } from '../../../lib/api/api-client.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { holding, showRoute } from './routes.ts';

const POLL_MS = 700;
/** After a failure that may pass, such as a network that is gone for a moment. */
const RETRY_MS = 3_000;

const isUnderWay = ({ progress: { status } }: Tryout): boolean =>
  status === 'queued' || status === 'processing';

/** Follows a manual until it is read or has failed. @param onGone called when it is there no more */
export function useTryout(token: string, onGone: () => void): { tryout: Tryout | null; error: unknown } {
  const [state, setState] = useState<{ tryout: Tryout | null; error: unknown }>({
    tryout: null,
    error: null,
  });
  useEffect(() => {
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const input = { headers: holding(token) };
        const { data } = await call<typeof tryoutRoutes.show>(showRoute, input, { signal: aborter.signal });
        setState({ tryout: data, error: null });
        if (isUnderWay(data)) timer = setTimeout(look, POLL_MS);
      } catch (error) {
        if (aborter.signal.aborted) return;
        if (hasCode(error, 'not_found', 'invalid_request')) return onGone();
        setState(({ tryout }) => ({ tryout, error }));
        timer = setTimeout(look, RETRY_MS);
      }
    };
    void look();
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [token, onGone]);
  return state;
}
