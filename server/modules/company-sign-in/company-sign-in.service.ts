import type { CompanySignIn, CompanySignInForm } from '../../../contracts/account/company-sign-in.ts';
import { paths } from '../../../contracts/paths.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { Caller } from '../../http/caller.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import {
  type OpenId,
  type OpenIdClient,
  OpenIdFailure,
  type OpenIdPerson,
} from '../../providers/open-id/open-id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordSignIn } from '../audit/sign-ins.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { SignedIn } from '../auth/sessions.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import {
  type CompanySignInRow,
  createCompanySignInRepository,
  type Member,
} from './company-sign-in.repository.ts';
import { createSignInFlows } from './sign-in-flow.ts';

export type CompanySignInService = ReturnType<typeof createCompanySignIn>;

const FACTOR = 'company-sign-in';

type Deps = {
  db: Db;
  seal: Seal;
  openId: OpenId;
  publicUrl: string;
  auth: Pick<AuthService, 'startSession'>;
  twoStep: Pick<TwoStepService, 'prove'>;
};

/**
 * Lets the people of a company sign in at its own provider. The provider speaks for the company's own accounts alone: with
 * whatever address it comes, nobody gets into an account of another company, and no account is made.
 */
export function createCompanySignIn({ db, seal, openId, publicUrl, auth, twoStep }: Deps) {
  const repository = createCompanySignInRepository(db);
  const flows = createSignInFlows(seal);
  const redirectUrl = new URL(paths.signedIn.path, publicUrl).href;

  const clientOf = ({ companyId, issuer, clientId, sealedSecret }: CompanySignInRow): OpenIdClient => ({
    issuer,
    clientId,
    clientSecret: seal.open(sealedSecret, companyId),
  });

  async function requireOpen(companyId: string) {
    const found = await repository.findOpen(companyId);
    if (!found) throw notFound('This sign-in');
    return found;
  }

  /** Locks the company, whose owner may have changed meanwhile. @returns how the audit trail calls it */
  async function lockOwn(tx: Db, { companyId, accountId }: CompanyActor) {
    const company = await lockCompany(tx, companyId);
    requireOwner({ isOwner: company?.ownerId === accountId });
    return { id: companyId, name: company?.name ?? companyId };
  }

  return {
    /** @throws AppError not_allowed for members */
    async read(actor: CompanyActor): Promise<CompanySignIn> {
      requireOwner(actor);
      const row = await repository.find(actor.companyId);
      return {
        provider: row ? toProvider(row) : null,
        redirectUrl,
        signInUrl: new URL(paths.companySignIn.href(actor.companyId), publicUrl).href,
      };
    },

    /**
     * Asks the provider for its description first, so that nothing is kept that can't work.
     * @throws AppError not_allowed for members, invalid_request, wrong_credentials, code_required, wrong_code
     */
    async set(actor: CompanyActor, { password, code, clientSecret, ...provider }: CompanySignInForm) {
      requireOwner(actor);
      const { companyId } = actor;
      await openId.check({ ...provider, clientSecret }).catch(failingAs(wrongIssuer));
      await twoStep.prove(actor, { password, code }, async (tx) => {
        const subject = await lockOwn(tx, actor);
        const within = createCompanySignInRepository(tx);
        const before = await within.find(companyId);
        const sealedSecret = seal.close(clientSecret, companyId);
        await within.set({ companyId, ...provider, sealedSecret }, new Date());
        // Who signed in by a password may not have been let in by the provider.
        if (provider.isRequired && !before?.isRequired)
          await within.endSessionsOfOthers(companyId, actor.accountId);
        await recordAudit(tx, actor, {
          action: 'company_sign_in.set',
          companyId,
          subject,
          ...(before && { before: toProvider(before) }),
          after: provider,
        });
      });
    },

    /** @throws AppError not_allowed for members, not_found where there is none */
    async remove(actor: CompanyActor): Promise<void> {
      requireOwner(actor);
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        const subject = await lockOwn(tx, actor);
        const before = await createCompanySignInRepository(tx).remove(companyId);
        if (!before) throw notFound('This sign-in');
        await recordAudit(tx, actor, {
          action: 'company_sign_in.removed',
          companyId,
          subject,
          before: toProvider(before),
        });
      });
    },

    /** @returns the company's name @throws AppError not_found */
    open: async (companyId: string): Promise<string> => (await requireOpen(companyId)).companyName,

    /** @returns where to go, and what to bring back @throws AppError not_found, unavailable if the provider does not answer */
    async begin(companyId: string): Promise<{ url: string; flow: string }> {
      const { url, proof } = await openId
        .begin(clientOf(await requireOpen(companyId)), redirectUrl)
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
      const row = await requireOpen(companyId);
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
        const member =
          (await within.lockKnown(companyId, person.subject)) ??
          (await meet(within, row, person).catch((error: unknown) => {
            throw error instanceof Stranger ? refused(error.message) : error;
          }));
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

/** Somebody whom the provider vouches for, and who is let in to no account; the message is for them. */
class Stranger extends Error {}

/** The account of somebody who comes from the provider for the first time; from now on they are known by their subject. @throws Stranger */
async function meet(
  repository: ReturnType<typeof createCompanySignInRepository>,
  { companyId, companyName, domain }: CompanySignInRow & { companyName: string },
  { subject, email, isEmailVerified }: OpenIdPerson,
): Promise<Member> {
  if (email === null) throw new Stranger('Your company’s sign-in does not tell your e-mail address.');
  if (!isEmailVerified) throw new Stranger('Your company’s sign-in has not checked your e-mail address.');
  if (!email.endsWith(`@${domain}`))
    throw new Stranger(`Only addresses that end in @${domain} sign in here.`);
  const member = await repository.lockMember(companyId, email);
  if (!member) throw new Stranger(notMember(companyName, email));
  if (await repository.know(companyId, subject, member.id, new Date())) return member;
  throw new Stranger(
    `The account with the address ${email} is somebody else’s at your company’s sign-in. Ask the owner of ${companyName}.`,
  );
}

/** What is thrown instead of a provider's failure; other errors stay as they are. */
const failingAs =
  (asError: (message: string) => AppError) =>
  (error: unknown): never => {
    throw error instanceof OpenIdFailure ? asError(error.message) : error;
  };

const toProvider = ({ issuer, clientId, domain, isRequired }: CompanySignInRow) => ({
  issuer,
  clientId,
  domain,
  isRequired,
});

const wrongIssuer = (message: string): AppError =>
  new AppError('invalid_request', 'Nothing was changed: the provider could not be asked.', {
    errors: { issuer: message },
  });

// Told only to who has signed in at the company's own provider.
const notMember = (company: string, email: string): string =>
  `Nobody of ${company} has the address ${email}. Ask its owner for an invitation.`;
