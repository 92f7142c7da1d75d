import { companySignInRoutes } from '../../../contracts/account/company-sign-in.ts';
import { callerOf } from '../../http/caller.ts';
import type { Router } from '../../http/router.ts';
import type { CompanySignInService } from './company-sign-in.service.ts';

/** Registers the calls about companies' own sign-ins. */
export function registerCompanySignInRoutes(router: Router, signIn: CompanySignInService): void {
  router.handle(companySignInRoutes.get)(async ({ actor }) => ({
    status: 200,
    data: await signIn.read(actor),
  }));

  router.handle(companySignInRoutes.set)(async ({ actor, body }) => {
    await signIn.set(actor, body);
    return { status: 200, message: 'Your people can sign in at your own provider now.' };
  });

  router.handle(companySignInRoutes.remove)(async ({ actor }) => {
    await signIn.remove(actor);
    return { status: 200, message: 'Everybody signs in by password now.' };
  });

  router.handle(companySignInRoutes.open)(async ({ params }) => ({
    status: 200,
    data: { company_name: await signIn.open(params.companyId) },
  }));

  router.handle(companySignInRoutes.begin)(async ({ params }) => ({
    status: 200,
    data: await signIn.begin(params.companyId),
  }));

  router.handle(companySignInRoutes.finish)(async ({ body, request }) => {
    const signedIn = await signIn.finish(body, callerOf(request));
    return { status: 200, ...signedIn };
  });
}
