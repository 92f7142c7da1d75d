import type { companySignInRoutes } from '../../../../contracts/account/company-sign-in.ts';
import { call } from '../../../lib/api/api-client.ts';
import { refreshUser } from '../../../lib/api/refresh-user.ts';
import { keptInTab } from '../../../lib/browser/kept.ts';
import { storeSession } from '../../../lib/browser/session-store.ts';

// Addresses alone, without schemas: these screens are opened by people who have loaded nothing yet.
const OPEN = { method: 'GET', path: '/api/auth/company-sign-in/:companyId', auth: 'public' } as const;
const BEGIN = { method: 'POST', path: '/api/auth/company-sign-in/:companyId', auth: 'public' } as const;
const FINISH = { method: 'POST', path: '/api/auth/company-sign-in', auth: 'public' } as const;

const COMPANY = 'companySignIn.company';
const FLOW = 'companySignIn.flow';

/** What a tab has begun and is to be finished. */
export type BegunSignIn = { companyId: string; flow: string };

/** Loads whose sign-in it is; fails with code `not_found` if the company has none. */
export async function loadCompanyName(companyId: string): Promise<string> {
  const { data } = await call<typeof companySignInRoutes.open>(OPEN, { params: { companyId } });
  return data.company_name;
}

/** Begins the sign-in in this tab. @returns the provider's address to go to */
export async function beginSignIn(companyId: string): Promise<string> {
  const { data } = await call<typeof companySignInRoutes.begin>(BEGIN, { params: { companyId } });
  keptInTab.write(COMPANY, companyId);
  keptInTab.write(FLOW, data.flow);
  return data.url;
}

/** What this tab has begun, once: a reply of a provider is good for one try. */
export function takeBegun(): BegunSignIn | null {
  const [companyId, flow] = [keptInTab.read(COMPANY), keptInTab.read(FLOW)];
  keptInTab.remove(COMPANY);
  keptInTab.remove(FLOW);
  return companyId === null || flow === null ? null : { companyId, flow };
}

/** Signs in with what the provider sent back, and loads the user. */
export async function finishSignIn({ flow }: BegunSignIn, returned: string): Promise<void> {
  const body = { flow, returned };
  storeSession(await call<typeof companySignInRoutes.finish>(FINISH, { body }, { sendsToken: true }));
  // If this fails, the person is signed in all the same: the next screen loads the user.
  await refreshUser().catch(() => undefined);
}
