/** Part of the composition; see server/services.ts. */
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createSeal } from '../lib/sealed-text.ts';
import { createAddClient } from '../modules/admin/add-client.service.ts';
import { createAdminService } from '../modules/admin/admin.service.ts';
import { createSignOutClient } from '../modules/admin/sign-out-client.service.ts';
import { createCompanyAudit } from '../modules/audit/company-audit.service.ts';
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
import { createOpenId } from '../providers/open-id/open-id.ts';
import type { Outbound } from '../providers/outbound/outbound.ts';
import type { Stored } from './file-services.ts';
import { createSignInServices } from './sign-in-services.ts';
import { createTeamServices } from './team-services.ts';

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
  const { publicUrl } = config;
  const identity = createIdentityService({ db, config });
  const mails = createMailsService({ db, hasMailServer });
  const mailedLinks = createMailedLinks({ mails, publicUrl });
  const given = { db, config, linkSecret, olderSecrets, hasMailServer, identity, mails, mailedLinks };
  const signIn = createSignInServices(given);
  const { auth, accountLinks } = signIn;
  const plans = createPlansService({ db });
  const planInterests = createPlanInterests({ db });
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
    ...createTeamServices(given, signIn),
    companySignIn: createCompanySignIn({
      db,
      seal: createSeal(linkSecret, 'company-sign-in', olderSecrets),
      openId: createOpenId({ outbound }),
      publicUrl,
      ...signIn,
    }),
    companyAudit: createCompanyAudit({ db }),
  };
}

/** The account services that other parts are given. */
export type Accounts = Omit<ReturnType<typeof createAccountServices>, 'accountLinks'>;
