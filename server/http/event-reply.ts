/** A reply that tells how far it is before it is there, as server-sent events (HTML Living Standard, 9.2). */
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPE = 'text/event-stream';

export type EventReply = {
  /** Sends how far it is; the first turns the reply into events. */
  tell: (progress: unknown) => void;
  hasBegun: () => boolean;
  /** Sends the last event and ends the reply. */
  end: (name: 'reply' | 'error', body: unknown) => FastifyReply;
};

/** Whether the caller can read events. */
export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(TYPE) ?? false;

/** Nothing is sent before something is told, so a reply that tells nothing is like any other. */
export function createEventReply(reply: FastifyReply): EventReply {
  const { raw } = reply;

  function send(name: string, body: unknown): void {
    if (!reply.sent) {
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': `${TYPE}; charset=utf-8`,
        'cache-control': 'no-store',
        // Proxies would collect the events until there are enough of them.
        'x-accel-buffering': 'no',
      });
    }
    // Who hung up asks again and is answered from what is stored.
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
