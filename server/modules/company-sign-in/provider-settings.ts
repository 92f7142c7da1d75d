import type { CompanySignIn, CompanySignInForm } from '../../../contracts/account/company-sign-in.ts';
import { paths } from '../../../contracts/paths.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import type { OpenId } from '../../providers/open-id/open-id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import { type CompanySignInRow, createCompanySignInRepository } from './company-sign-in.repository.ts';
import { failingAs } from './provider-failure.ts';

type Deps = {
  db: Db;
  seal: Seal;
  openId: Pick<OpenId, 'check'>;
  publicUrl: string;
  /** Where the provider sends people back to. */
  redirectUrl: string;
  twoStep: Pick<TwoStepService, 'prove'>;
};

/** The provider that a company's owner sets. */
export function createProviderSettings({ db, seal, openId, publicUrl, redirectUrl, twoStep }: Deps) {
  return {
    /** @throws AppError not_allowed for members */
    async read(actor: CompanyActor): Promise<CompanySignIn> {
      requireOwner(actor);
      const row = await createCompanySignInRepository(db).find(actor.companyId);
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
  };
}

/** Locks the company, whose owner may have changed meanwhile. @returns how the audit trail calls it */
async function lockOwn(tx: Db, { companyId, accountId }: CompanyActor) {
  const company = await lockCompany(tx, companyId);
  requireOwner({ isOwner: company?.ownerId === accountId });
  return { id: companyId, name: company?.name ?? companyId };
}

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
