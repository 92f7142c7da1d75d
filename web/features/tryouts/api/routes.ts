/** The calls of a visitor who tries a manual, without their schemas, which would be larger than the page. */
import type { TRYOUT_HEADER, tryoutRoutes } from '../../../../contracts/manuals/tryouts.ts';
import type { RouteAddress } from '../../../lib/api/api-request.ts';

type Routes = typeof tryoutRoutes;
const path = '/api/tryout';

export const showRoute = { method: 'GET', path, auth: 'public' } as const satisfies RouteAddress<
  Routes['show']
>;
export const discardRoute = { method: 'DELETE', path, auth: 'public' } as const satisfies RouteAddress<
  Routes['discard']
>;
export const askRoute = {
  method: 'POST',
  path: '/api/tryout/ask',
  auth: 'public',
} as const satisfies RouteAddress<Routes['ask']>;
export const beginRoute = {
  method: 'POST',
  path,
  auth: 'public',
  form: { file: { field: 'file' } },
} as const satisfies RouteAddress<Routes['begin']>;
export const keepRoute = {
  method: 'POST',
  path: '/api/tryout/keep',
  auth: 'company-or-waiting',
} as const satisfies RouteAddress<Routes['keep']>;

const header: typeof TRYOUT_HEADER = 'x-tryout';

/** The header that shows whose manual it is. */
export const holding = (token: string) => ({ [header]: token }) as { [header]: string };
