import { useMutation, useQuery } from '@tanstack/react-query';
import type { companySignInRoutes } from '../../../../contracts/account/company-sign-in.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { routeQuery } from '../../../lib/api/query.ts';
import { refreshUser } from '../../../lib/api/refresh-user.ts';
import { keptInTab } from '../../../lib/browser/kept.ts';
import { storeSession } from '../../../lib/browser/session-store.ts';

// Addresses alone, without schemas: these screens are opened by people who have loaded nothing yet.
const OPEN = { method: 'GET', path: '/api/auth/company-sign-in/:companyId', auth: 'public' } as const;
const BEGIN = { method: 'POST', path: '/api/auth/company-sign-in/:companyId', auth: 'public' } as const;
const FINISH = { method: 'POST', path: '/api/auth/company-sign-in', auth: 'public' } as const;

const COMPANY = 'companySignIn.company';
const FLOW = 'companySignIn.flow';

/** Where a sign-in ended. `companyId` is null where this tab has begun none, `failure` where somebody is signed in. */
export type SignInOutcome = { companyId: string | null; failure: string | null };

/** Loads whose sign-in it is; fails with code `not_found` if the company has none. */
export const useCompanyOf = (companyId: string) =>
  useQuery(routeQuery<typeof companySignInRoutes.open>(OPEN, { params: { companyId } }));

/** Begins the sign-in in this tab. The result is the provider's address to go to. */
export const useBeginSignIn = (companyId: string) =>
  useMutation({
    async mutationFn() {
      const { data } = await call<typeof companySignInRoutes.begin>(BEGIN, { params: { companyId } });
      keptInTab.write(COMPANY, companyId);
      keptInTab.write(FLOW, data.flow);
      return data.url;
    },
  });

/** Signs in with what the provider sent back, once: its reply is good for one try. @param returned the query of the address */
export const useFinishedSignIn = (returned: string) =>
  useQuery({
    queryKey: [FINISH.path, returned],
    queryFn: () => finishSignIn(returned),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

async function finishSignIn(returned: string): Promise<SignInOutcome> {
  const [companyId, flow] = [keptInTab.read(COMPANY), keptInTab.read(FLOW)];
  keptInTab.remove(COMPANY);
  keptInTab.remove(FLOW);
  if (companyId === null || flow === null) return { companyId: null, failure: null };
  try {
    const body = { flow, returned };
    storeSession(await call<typeof companySignInRoutes.finish>(FINISH, { body }, { sendsToken: true }));
  } catch (error) {
    return { companyId, failure: messageOf(error) };
  }
  // If this fails, the person is signed in all the same: the next screen loads the user.
  await refreshUser().catch(() => undefined);
  return { companyId, failure: null };
}
