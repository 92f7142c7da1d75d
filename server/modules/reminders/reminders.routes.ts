import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { upkeepRoutes } from '../../../contracts/chat/upkeep.ts';
import { remindersPath } from '../../../contracts/chat/upkeep-path.ts';
import { registerPlainForms } from '../../http/pages/plain-forms.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import type { Router } from '../../http/router.ts';
import { NOT_LISTED } from '../../http/search-engines.ts';
import { gonePage, REMINDERS_STYLE, type ReminderLinks, reminderPage, stoppedPage } from './page-html.ts';
import type { RemindersService } from './reminders.service.ts';

const STYLE = remindersPath('style.css');
const FORM_BYTES = 4 * 1024;
/** Longer ones are none of ours. */
const MAX_TOKEN_CHARS = 300;

/** Registers the call that asks for reminders. */
export function registerReminderRoutes(router: Router, reminders: RemindersService): void {
  router.handle(upkeepRoutes.askReminders)(async ({ body }) => {
    await reminders.ask(body);
    return { status: 200, message: 'A mail is on its way. Reminders begin once it is confirmed.' };
  });
}

type Asked = { token: string; links: ReminderLinks; request: FastifyRequest; reply: FastifyReply };

/**
 * Registers the page of one address's reminders. Opening it changes nothing, because mail programs open links by themselves; its two forms do,
 * and mail programs post to that which ends them.
 */
export async function registerReminderPages(
  app: FastifyInstance,
  { reminders, rateLimitScale }: { reminders: RemindersService; rateLimitScale: number },
): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('form', rateLimitScale) } };
  const on =
    (how: (asked: Asked) => Promise<FastifyReply>) => (request: FastifyRequest, reply: FastifyReply) => {
      const token = String((request.params as { token?: string }).token ?? '').slice(0, MAX_TOKEN_CHARS);
      const links = {
        style: STYLE,
        confirm: remindersPath(token, 'confirm'),
        stop: remindersPath(token, 'stop'),
      };
      return how({ token, links, request, reply });
    };

  app.get(STYLE, options, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(REMINDERS_STYLE),
  );
  const show = on(async (asked) => {
    const found = await reminders.find(asked.token);
    return found ? sendPage(asked, reminderPage(found, asked.links)) : sendGone(asked);
  });
  app.get(remindersPath(':token'), options, show);
  // Whoever opens the address to which mail programs post finds the button.
  app.get(remindersPath(':token', 'stop'), options, show);
  await registerPlainForms(app, FORM_BYTES, (forms) => {
    forms.post(
      remindersPath(':token', 'confirm'),
      options,
      on(async (asked) => {
        const found = await reminders.confirm(asked.token);
        return found ? sendPage(asked, reminderPage(found, asked.links)) : sendGone(asked);
      }),
    );
    forms.post(
      remindersPath(':token', 'stop'),
      options,
      on(async (asked) => {
        const found = await reminders.stop(asked.token);
        return found ? sendPage(asked, stoppedPage(found, asked.links)) : sendGone(asked);
      }),
    );
  });
}

function sendGone(asked: Asked): FastifyReply {
  const [language = 'en'] = (asked.request.headers['accept-language'] ?? '').split(/[-,;]/, 1);
  return sendPage(asked, gonePage(language.toLowerCase(), asked.links), 404);
}

const sendPage = ({ reply }: Asked, html: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({ ...NOT_LISTED, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
