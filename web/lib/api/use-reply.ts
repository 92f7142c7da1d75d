import { useEffect, useState } from 'react';
import type { Route, RouteOutput } from '../../../contracts/route.ts';
import { call } from './api-client.ts';
import type { RouteAddress } from './api-request.ts';

/** The outcome of an attempt. */
type Outcome<T> = { attempt: number; reply: T | undefined; error: unknown };

/**
 * Calls a GET route without input once, for pages that are too small for a query cache.
 * @param route must be a constant, since a new object means a new call
 */
export function useReply<R extends Route>(route: RouteAddress<R>) {
  const [outcome, setOutcome] = useState<Outcome<RouteOutput<R>>>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const aborter = new AbortController();
    const input = {} as Parameters<typeof call<R>>[1];
    call<R>(route, input, { signal: aborter.signal }).then(
      (reply) => setOutcome({ attempt, reply, error: null }),
      (error: unknown) => {
        if (!aborter.signal.aborted) setOutcome({ attempt, reply: undefined, error });
      },
    );
    return () => aborter.abort();
  }, [route, attempt]);

  const isDone = outcome?.attempt === attempt;
  return {
    reply: isDone ? outcome.reply : undefined,
    error: isDone ? outcome.error : null,
    retry: () => setAttempt((count) => count + 1),
  };
}
