import type { FastifyInstance } from 'fastify';
import { calendarQuery, upkeepRoutes } from '../../../../contracts/chat/upkeep.ts';
import { upkeepCalendarPath } from '../../../../contracts/chat/upkeep-path.ts';
import { uniqueId } from '../../../../contracts/shapes.ts';
import { AppError, notFound } from '../../../app-error.ts';
import { sendCalendarFile } from '../../../http/pages/send-calendar.ts';
import { rateLimitOf } from '../../../http/rate-limits.ts';
import type { Router } from '../../../http/router.ts';
import type { UpkeepService } from './upkeep.service.ts';

/** Registers the list of what is to be done again and again. */
export function registerUpkeepRoutes(router: Router, upkeep: UpkeepService): void {
  router.handle(upkeepRoutes.upkeep)(async ({ body }) => ({
    status: 200,
    data: { tasks: await upkeep.list(body.uniqueId) },
  }));
}

/** Registers the calendar of it. It is a file and no JSON, so not in the contracts; its parameters are. */
export function registerUpkeepCalendar(
  app: FastifyInstance,
  { upkeep, rateLimitScale }: { upkeep: UpkeepService; rateLimitScale: number },
): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('chat', rateLimitScale) } };
  app.get<{ Params: { uniqueId: string } }>(
    upkeepCalendarPath(':uniqueId'),
    options,
    async ({ params, query }, reply) => {
      const key = uniqueId.safeParse(params.uniqueId);
      if (!key.success) throw notFound('This chat');
      const asked = calendarQuery.safeParse(query);
      if (!asked.success)
        throw new AppError('invalid_request', asked.error.issues[0]?.message ?? 'Check the address.');
      return sendCalendarFile(reply, await upkeep.writeCalendar(key.data, asked.data));
    },
  );
}
