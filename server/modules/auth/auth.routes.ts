import { authRoutes } from '../../../contracts/auth.ts';
import type { Router } from '../../http/router.ts';
import type { AuthService } from './auth.service.ts';

/** Registers the calls about accounts and sessions. */
export function registerAuthRoutes(router: Router, auth: AuthService): void {
  router.handle(authRoutes.register)(async ({ body, request }) => {
    const signedIn = await auth.register(body, request.headers['user-agent'] ?? '');
    return { status: 200, ...signedIn };
  });

  router.handle(authRoutes.login)(async ({ body, request }) => {
    const signedIn = await auth.login(body, request.headers['user-agent'] ?? '');
    return { status: 200, ...signedIn };
  });

  router.handle(authRoutes.userInfo)(async ({ actor }) => ({
    status: 201,
    data: await auth.describe(actor),
  }));

  router.handle(authRoutes.logout)(async ({ actor }) => {
    await auth.logout(actor);
    return { status: 200, message: 'You are logged out.' };
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

  router.handle(authRoutes.endSession)(async ({ actor, params }) => {
    await auth.endSession(actor, params.sessionId);
    return { status: 200, message: 'The session is ended.' };
  });

  router.handle(authRoutes.endOtherSessions)(async ({ actor }) => {
    const ended = await auth.endOtherSessions(actor);
    return { status: 200, message: `${ended} other ${ended === 1 ? 'session is' : 'sessions are'} ended.` };
  });
}
