import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Caller } from '../../http/caller.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import type { OpenId, OpenIdClient, OpenIdPerson } from '../../providers/open-id/open-id.ts';
import { recordSignIn } from '../audit/sign-ins.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { SignedIn } from '../auth/sessions.ts';
import {
  type CompanySignInRepository,
  type CompanySignInRow,
  createCompanySignInRepository,
  type Member,
} from './company-sign-in.repository.ts';
import { meet, Stranger } from './meet-person.ts';
import { failingAs } from './provider-failure.ts';
import { createSignInFlows } from './sign-in-flow.ts';

const FACTOR = 'company-sign-in';

type Deps = {
  db: Db;
  seal: Seal;
  openId: Pick<OpenId, 'begin' | 'finish'>;
  /** Where the provider sends people back to. */
  redirectUrl: string;
  auth: Pick<AuthService, 'startSession'>;
};

/** The way of people to their company's provider and back. */
export function createProviderSignIn({ db, seal, openId, redirectUrl, auth }: Deps) {
  const repository = createCompanySignInRepository(db);
  const flows = createSignInFlows(seal);

  const clientOf = ({ companyId, issuer, clientId, sealedSecret }: CompanySignInRow): OpenIdClient => ({
    issuer,
    clientId,
    clientSecret: seal.open(sealedSecret, companyId),
  });

  return {
    /** @returns the company's name @throws AppError not_found */
    open: async (companyId: string): Promise<string> =>
      (await requireOpen(repository, companyId)).companyName,

    /** @returns where to go, and what to bring back @throws AppError not_found, unavailable if the provider does not answer */
    async begin(companyId: string): Promise<{ url: string; flow: string }> {
      const { url, proof } = await openId
        .begin(clientOf(await requireOpen(repository, companyId)), redirectUrl)
        .catch(failingAs((message) => new AppError('unavailable', message)));
      return { url, flow: flows.close({ companyId, proof }) };
    },

    /**
     * @param returned the query with which the provider sent the person back
     * @throws AppError link_expired, not_found, wrong_credentials if the provider's word is not good or not about somebody of
     *   the company
     */
    async finish({ flow, returned }: { flow: string; returned: string }, caller: Caller): Promise<SignedIn> {
      const { companyId, proof } = flows.open(flow);
      const row = await requireOpen(repository, companyId);
      const about = { event: 'sign-in', factor: FACTOR } as const;
      const refused = (message: string): AppError => {
        const error = new AppError('wrong_credentials', message);
        caller.report({ ...about, outcome: 'failure', reason: error.code });
        return error;
      };
      const address = new URL(redirectUrl);
      address.search = returned;
      const person = await openId.finish(clientOf(row), address, proof).catch(failingAs(refused));
      const [account, signedIn] = await db.transaction(async (tx) => {
        const within = createCompanySignInRepository(tx);
        const member = await letIn(within, row, person, refused);
        // The owner may have ended it, and the company been closed, while the provider was asked.
        const now = await within.findOpen(companyId);
        if (now?.setAt.getTime() !== row.setAt.getTime()) throw notFound('This sign-in');
        const session = await auth.startSession(tx, member, caller);
        await recordSignIn(tx, { ...member, factor: FACTOR }, caller);
        return [member.id, session] as const;
      });
      caller.report({ ...about, outcome: 'success', account });
      return signedIn;
    },
  };
}

async function requireOpen(repository: CompanySignInRepository, companyId: string) {
  const found = await repository.findOpen(companyId);
  if (!found) throw notFound('This sign-in');
  return found;
}

/** The account of the person whom the provider vouches for. @throws what `refused` makes, where there is none */
const letIn = async (
  within: CompanySignInRepository,
  row: CompanySignInRow & { companyName: string },
  person: OpenIdPerson,
  refused: (message: string) => AppError,
): Promise<Member> =>
  (await within.lockKnown(row.companyId, person.subject)) ??
  (await meet(within, row, person).catch((error: unknown) => {
    throw error instanceof Stranger ? refused(error.message) : error;
  }));
