import { paths } from '../../../contracts/paths.ts';
import type { Db } from '../../db/connect.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import type { OpenId } from '../../providers/open-id/open-id.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import { createProviderSettings } from './provider-settings.ts';
import { createProviderSignIn } from './provider-sign-in.ts';

export type CompanySignInService = ReturnType<typeof createCompanySignIn>;

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
  const redirectUrl = new URL(paths.signedIn.path, publicUrl).href;
  return {
    ...createProviderSettings({ db, seal, openId, publicUrl, redirectUrl, twoStep }),
    ...createProviderSignIn({ db, seal, openId, redirectUrl, auth }),
  };
}
