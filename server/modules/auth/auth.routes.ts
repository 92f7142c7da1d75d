import { authRoutes } from '../../../contracts/account/auth.ts';
import { callerOf } from '../../http/caller.ts';
import type { Router } from '../../http/router.ts';
import { logSecurity } from '../../http/security-log.ts';
import type { AuthService } from './auth.service.ts';
import type { FreshProof } from './fresh-proof.ts';

type Given = { auth: AuthService; freshProof: FreshProof };

/** Registers the calls about accounts and sessions. */
export function registerAuthRoutes(router: Router, { auth, freshProof }: Given): void {
  router.handle(authRoutes.register)(async ({ body, request }) => {
    const signedIn = await auth.register(body, callerOf(request));
    return { status: 200, ...signedIn };
  });

  router.handle(authRoutes.login)(async ({ body, request }) => {
    const signedIn = await auth.login(body, callerOf(request));
    return { status: 200, ...signedIn };
  });

  router.handle(authRoutes.userInfo)(async ({ actor }) => ({
    status: 201,
    data: await auth.describe(actor),
  }));

  router.handle(authRoutes.logout)(async ({ actor, request }) => {
    await auth.logout(actor);
    logSecurity(request, { event: 'sign-out', outcome: 'success', account: actor.accountId });
    return { status: 200, message: 'You are logged out.' };
  });

  router.handle(authRoutes.prove)(async ({ actor, body }) => {
    await freshProof.prove(actor, body);
    return { status: 200, message: 'You have proven who you are.' };
  });

  router.handle(authRoutes.sessions)(async ({ actor }) => {
    const sessions = await auth.listSessions(actor);
    return {
      status: 200,
      data: sessions.map((session) => ({
        _id: session.id,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        userAgent: session.userAgent,
        current: session.id === actor.sessionId,
      })),
    };
  });

  router.handle(authRoutes.endSession)(async ({ actor, params, request }) => {
    await freshProof.demand(actor);
    await auth.endSession(actor, params.sessionId);
    logSecurity(request, { event: 'sessions-ended', outcome: 'success', account: actor.accountId });
    return { status: 200, message: 'The session is ended.' };
  });

  router.handle(authRoutes.endOtherSessions)(async ({ actor, request }) => {
    await freshProof.demand(actor);
    const ended = await auth.endOtherSessions(actor);
    logSecurity(request, { event: 'sessions-ended', outcome: 'success', account: actor.accountId });
    return { status: 200, message: `${ended} other ${ended === 1 ? 'session is' : 'sessions are'} ended.` };
  });
}
