/** Part of the composition; see server/services.ts. */
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createSeal } from '../lib/sealed-text.ts';
import { createUnsubscribeTokens } from '../lib/unsubscribe-tokens.ts';
import { createAccessTokens } from '../modules/access-tokens/access-tokens.service.ts';
import { createAddClient } from '../modules/admin/add-client.service.ts';
import { createAdminService } from '../modules/admin/admin.service.ts';
import { createSignOutClient } from '../modules/admin/sign-out-client.service.ts';
import { createCompanyAudit } from '../modules/audit/company-audit.service.ts';
import { createConfirmedSender } from '../modules/auth/confirmed-sender.ts';
import { createClosingService } from '../modules/closing/closing.service.ts';
import { createBranding } from '../modules/companies/branding.service.ts';
import { createCompaniesService } from '../modules/companies/companies.service.ts';
import { createCompanySignIn } from '../modules/company-sign-in/company-sign-in.service.ts';
import { createPromiseGuard } from '../modules/instructions/promise-guard.ts';
import { createMailedLinks } from '../modules/mails/mailed-links.ts';
import { createMailsService } from '../modules/mails/mails.service.ts';
import { createCatalogueService } from '../modules/plans/catalogue.service.ts';
import { createPlanInterests } from '../modules/plans/plan-interests.service.ts';
import { createPlansService } from '../modules/plans/plans.service.ts';
import { createIdentityService } from '../modules/platform-settings/identity.service.ts';
import { createPurchasesService } from '../modules/purchases/purchases.service.ts';
import { createAcceptInvitation } from '../modules/team/accept-invitation.service.ts';
import { createInvitationWishes } from '../modules/team/invitation-wishes.ts';
import { createTeamService } from '../modules/team/team.service.ts';
import { createTwoStepRule } from '../modules/team/two-step-rule.service.ts';
import { createOpenId } from '../providers/open-id/open-id.ts';
import type { Outbound } from '../providers/outbound/outbound.ts';
import type { Stored } from './file-services.ts';
import { createSignInServices } from './sign-in-services.ts';

/** Makes the services for people, their companies and plans, and the mails to them. */
export function createAccountServices(
  db: Db,
  config: Config,
  {
    linkSecret,
    olderSecrets,
    signer,
    storedFiles,
    shapePicture,
    hasMailServer,
    outbound,
  }: Stored & {
    hasMailServer: boolean;
    outbound: Pick<Outbound, 'call'>;
  },
) {
  const { publicUrl, autoApprove } = config;
  const identity = createIdentityService({ db, config });
  const mails = createMailsService({ db, hasMailServer });
  const mailedLinks = createMailedLinks({ mails, publicUrl });
  const signIn = createSignInServices({
    db,
    config,
    linkSecret,
    olderSecrets,
    hasMailServer,
    identity,
    mails,
    mailedLinks,
  });
  const { auth, accountLinks } = signIn;
  const accessTokens = createAccessTokens({ db });
  const plans = createPlansService({ db });
  const planInterests = createPlanInterests({ db });
  const senders = createConfirmedSender({ hasMailServer, autoApprove });
  const invitationWishes = createInvitationWishes({
    db,
    tokens: createUnsubscribeTokens(linkSecret, 'invitations', olderSecrets),
    publicUrl,
  });
  const companies = createCompaniesService({ db, links: signer });
  return {
    identity,
    mails,
    ...signIn,
    plans,
    catalogue: createCatalogueService({ db, plans }),
    purchases: createPurchasesService({ db, plans }),
    planInterests,
    companies,
    branding: createBranding({ db, storedFiles, links: signer, shapePicture }),
    admin: createAdminService({ db, companies, plans, planInterests, mails, publicUrl, identity }),
    addClient: createAddClient({ db, auth, companies, accountLinks }),
    signOutClient: createSignOutClient({ db, auth }),
    closing: createClosingService({ db, ...signIn, plans, promises: createPromiseGuard() }),
    accessTokens,
    senders,
    invitationWishes,
    team: createTeamService({
      db,
      auth,
      accessTokens,
      mails,
      mailedLinks,
      wishes: invitationWishes,
      senders,
      identity,
    }),
    twoStepRule: createTwoStepRule({ db }),
    companySignIn: createCompanySignIn({
      db,
      seal: createSeal(linkSecret, 'company-sign-in', olderSecrets),
      openId: createOpenId({ outbound }),
      publicUrl,
      ...signIn,
    }),
    companyAudit: createCompanyAudit({ db }),
    acceptInvitation: createAcceptInvitation({ db, auth, passwordRules: signIn.passwordRules }),
  };
}

/** The account services that other parts are given. */
export type Accounts = Omit<ReturnType<typeof createAccountServices>, 'accountLinks'>;
