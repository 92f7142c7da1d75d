import { v7 as uuidv7 } from 'uuid';
import { SIGN_INS_KEPT_DAYS } from '../../../contracts/company/company-audit.ts';
import type { Db } from '../../db/connect.ts';
import type { Caller } from '../../http/caller.ts';
import type { Factor } from '../../http/security-log.ts';
import { shortenNetwork } from '../../lib/shorten-network.ts';
import { DAY_MS } from '../../time.ts';
import { createSignInsRepository } from './sign-ins.repository.ts';

/** Who signed in, and how. */
type SignedIn = { id: string; name: string; email: string; companyId: string | null; factor: Factor };

/** When the oldest sign-in was that is still shown. */
export const signInsSince = (now = new Date()): Date => new Date(now.getTime() - SIGN_INS_KEPT_DAYS * DAY_MS);

/** Keeps that somebody of a company signed in, as part of the caller's transaction; of others nothing is kept. */
export async function recordSignIn(
  tx: Db,
  { id: accountId, name, email, companyId, factor }: SignedIn,
  { network, userAgent }: Pick<Caller, 'network' | 'userAgent'>,
): Promise<void> {
  if (companyId === null) return;
  await createSignInsRepository(tx).insert({
    companyId,
    id: uuidv7(),
    accountId,
    name,
    email,
    at: new Date(),
    network: shortenNetwork(network),
    userAgent,
    factor,
  });
}
