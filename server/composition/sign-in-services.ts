/** Part of the composition; see server/services.ts. */
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createSeal } from '../lib/sealed-text.ts';
import { type AccountLinks, createAccountLinks } from '../modules/auth/account-links.ts';
import { type AuthService, createAuthService } from '../modules/auth/auth.service.ts';
import { createEmailChangeService, type EmailChangeService } from '../modules/auth/email-change.service.ts';
import {
  createEmailConfirmationService,
  type EmailConfirmationService,
} from '../modules/auth/email-confirmation.service.ts';
import { createFreshProof, type FreshProof } from '../modules/auth/fresh-proof.ts';
import { createPasswordService, type PasswordService } from '../modules/auth/passwords/password.service.ts';
import { createPasswordGuard, type PasswordGuard } from '../modules/auth/passwords/password-guard.ts';
import { createPasswordRules, type PasswordRules } from '../modules/auth/passwords/password-rules.ts';
import { createTwoStepService, type TwoStepService } from '../modules/auth/two-step.service.ts';
import type { MailedLinks } from '../modules/mails/mailed-links.ts';
import type { MailsService } from '../modules/mails/mails.service.ts';
import type { IdentityService } from '../modules/platform-settings/identity.service.ts';

/** What the services for people are made of. */
export type PeopleDeps = {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'autoApprove' | 'requireTwoStep'>;
  linkSecret: string;
  olderSecrets: readonly string[];
  hasMailServer: boolean;
  identity: IdentityService;
  mails: MailsService;
  mailedLinks: MailedLinks;
};

/** What proves who somebody is: passwords, second steps and mailed links. */
export type SignInServices = {
  accountLinks: AccountLinks;
  emailConfirmations: EmailConfirmationService;
  emailChange: EmailChangeService;
  passwords: PasswordService;
  passwordGuard: PasswordGuard;
  passwordRules: PasswordRules;
  auth: AuthService;
  twoStep: TwoStepService;
  freshProof: FreshProof;
};

/** Makes the services by which people sign up, in and out. */
export function createSignInServices(given: PeopleDeps): SignInServices {
  const { db, config, linkSecret, olderSecrets, hasMailServer, identity, mails, mailedLinks } = given;
  const { publicUrl, autoApprove, requireTwoStep } = config;
  const accountLinks = createAccountLinks({ mailedLinks, identity });
  const passwordGuard = createPasswordGuard({ db, mails, identity, publicUrl, secret: linkSecret });
  const passwordRules = createPasswordRules({ db, identity });
  const seal = createSeal(linkSecret, 'two-step', olderSecrets);
  const twoStep = createTwoStepService({ db, seal, passwordGuard, identity, requireTwoStep });
  return {
    accountLinks,
    emailConfirmations: createEmailConfirmationService({ db, accountLinks }),
    emailChange: createEmailChangeService({ db, mailedLinks, accountLinks, passwordGuard, identity }),
    passwords: createPasswordService({
      db,
      mails,
      accountLinks,
      passwordGuard,
      passwordRules,
      publicUrl,
      identity,
    }),
    passwordGuard,
    passwordRules,
    auth: createAuthService({
      db,
      autoApprove,
      requireTwoStep,
      hasMailServer,
      accountLinks,
      twoStep,
      passwordGuard,
      passwordRules,
    }),
    twoStep,
    freshProof: createFreshProof({ db, twoStep }),
  };
}
