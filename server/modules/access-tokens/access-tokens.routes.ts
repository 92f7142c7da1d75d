import { accessTokenRoutes } from '../../../contracts/account/access-tokens.ts';
import type { Router } from '../../http/router.ts';
import type { AccessTokens } from './access-tokens.service.ts';

/** Registers the calls about access tokens. */
export function registerAccessTokenRoutes(router: Router, accessTokens: AccessTokens): void {
  router.handle(accessTokenRoutes.list)(async ({ actor }) => ({
    status: 200,
    data: await accessTokens.list(actor),
  }));

  router.handle(accessTokenRoutes.create)(async ({ actor, body }) => ({
    status: 201,
    data: await accessTokens.create(actor, body),
  }));

  router.handle(accessTokenRoutes.revoke)(async ({ actor, params }) => {
    await accessTokens.revoke(actor, params.id);
    return { status: 200, message: 'The access token is revoked.' };
  });
}
