import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Route, RouteInput, RouteOutput } from '../../../contracts/route.ts';
import { call } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { RouteAddress } from './api-request.ts';
import { refreshUser } from './refresh-user.ts';

const STALE_AFTER_MS = 15_000;
const MAX_RETRIES = 2;

/** Whether trying again may help. A refusal stays one, but a lost connection or a fault of the server may pass. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

/** A company that asks for two-step sign-in from now on is noticed by the first refusal: the user says so, too. */
function noticeTwoStepRule(error: Error): void {
  if (error instanceof ApiError && error.code === 'two_step_required') refreshUser().catch(() => undefined);
}

/** Makes the cache of server data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeTwoStepRule }),
    mutationCache: new MutationCache({ onError: noticeTwoStepRule }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
      // Without a connection a change fails and says so: waiting for one looks as if it were under way.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Key of everything cached for a route: `invalidateQueries({ queryKey: routeKey(productRoutes.allProducts) })`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>) => [route.method, route.path] as const;

/** Query options for a GET route: `useQuery(routeQuery(productRoutes.singleProduct, { params: { id } }))`. */
export function routeQuery<R extends Route>(route: R | RouteAddress<R>, input: RouteInput<R>) {
  return queryOptions({
    queryKey: [...routeKey(route), input] as const,
    queryFn: ({ signal }): Promise<RouteOutput<R>> => call<R>(route, input, { signal }),
  });
}
