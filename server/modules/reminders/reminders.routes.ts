import type { FastifyInstance } from 'fastify';
import { upkeepRoutes } from '../../../contracts/chat/upkeep.ts';
import { remindersPath } from '../../../contracts/chat/upkeep-path.ts';
import { registerConsentPages } from '../../http/pages/consent-pages.ts';
import type { Router } from '../../http/router.ts';
import { gonePage, reminderPage, stoppedPage } from './page-html.ts';
import type { RemindersService } from './reminders.service.ts';

/** Registers the call that asks for reminders. */
export function registerReminderRoutes(router: Router, reminders: RemindersService): void {
  router.handle(upkeepRoutes.askReminders)(async ({ body }) => {
    await reminders.ask(body);
    return { status: 200, message: 'A mail is on its way. Reminders begin once it is confirmed.' };
  });
}

/** Registers the page of one address's reminders. */
export const registerReminderPages = (
  app: FastifyInstance,
  { reminders, rateLimitScale }: { reminders: RemindersService; rateLimitScale: number },
): Promise<void> =>
  registerConsentPages(
    app,
    { path: remindersPath, ...reminders, page: reminderPage, stoppedPage, gonePage },
    rateLimitScale,
  );
