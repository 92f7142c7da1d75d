import { useCallback, useEffect, useState } from 'react';
import type { Route, RouteOutput } from '../../contracts/route.ts';
import { call } from './api-client.ts';
import type { RouteAddress } from './api-request.ts';

type State<T> = { reply: T | undefined; error: unknown };

/**
 * Asks a GET route without input once, for pages that must stay smaller than a query cache is.
 * @param route a constant, for another object is another call
 */
export function useReply<R extends Route>(route: RouteAddress<R>) {
  const [state, setState] = useState<State<RouteOutput<R>>>({ reply: undefined, error: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const aborter = new AbortController();
    const input = {} as Parameters<typeof call<R>>[1];
    call<R>(route, input, { signal: aborter.signal }).then(
      (reply) => setState({ reply, error: null }),
      (error: unknown) => {
        if (!aborter.signal.aborted) setState({ reply: undefined, error });
      },
    );
    return () => aborter.abort();
  }, [route, attempt]);

  const retry = useCallback(() => {
    setState({ reply: undefined, error: null });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
