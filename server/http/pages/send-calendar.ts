import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../lib/file-headers.ts';

/** Sends an iCalendar file. It begins on the day on which it is asked for, so nobody keeps it. */
export const sendCalendarFile = (reply: FastifyReply, file: string): FastifyReply =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition('attachment', 'upkeep.ics'))
    .send(file);
