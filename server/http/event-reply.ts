/** Replies that report progress before their result, as server-sent events (HTML Living Standard, 9.2). */
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPE = 'text/event-stream';

export type EventReply = {
  /** Sends a progress event. The first one turns the reply into a stream of events. */
  tell: (progress: unknown) => void;
  hasBegun: () => boolean;
  /** Sends the last event, the result or an error, and ends the reply. */
  end: (name: 'reply' | 'error', body: unknown) => FastifyReply;
};

/** Whether the caller accepts server-sent events. */
export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(TYPE) ?? false;

/** Makes an event reply. It sends nothing before the first progress, so a reply without progress is like any other. */
export function createEventReply(reply: FastifyReply): EventReply {
  const { raw } = reply;

  function send(name: string, body: unknown): void {
    if (!reply.sent) {
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': `${TYPE}; charset=utf-8`,
        'cache-control': 'no-store',
        // Otherwise a proxy would buffer the events instead of passing each on.
        'x-accel-buffering': 'no',
      });
    }
    // A client that hung up asks again and gets the stored answer.
    if (!raw.destroyed) raw.write(`event: ${name}\ndata: ${JSON.stringify(body)}\n\n`);
  }

  return {
    tell: (progress) => send('progress', progress),
    hasBegun: () => reply.sent,
    end: (name, body) => {
      send(name, body);
      raw.end();
      return reply;
    },
  };
}
