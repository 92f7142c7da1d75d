/** A small load balancer for tests and benches: servers in turn, those that say they are ready. */
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine must not look like a server that is gone. */
const HEALTH_TIMEOUT_MS = 10_000;
const READY_POLL_MS = 50;

export type RoundRobinProxy = {
  /** Origin without a trailing slash. */
  url: string;
  /** Resolves once the server has said that it is ready. */
  add(origin: string): Promise<void>;
  remove(origin: string): void;
  /** Calls that each server has been sent. */
  sent: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

/**
 * Starts it on 127.0.0.1. A call for which no connection could be made goes to the next server; one that breaks later is
 * answered with 502, because nobody knows what became of it.
 * @param healthEveryMs how often each server is asked whether it is ready
 */
export async function startRoundRobinProxy(healthEveryMs = 100): Promise<RoundRobinProxy> {
  const ready = new Map<string, boolean>();
  const sent = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  let turn = 0;

  const listReady = (): string[] => {
    const origins = [...ready.keys()].filter((origin) => ready.get(origin));
    turn += 1;
    const first = turn % Math.max(1, origins.length);
    return [...origins.slice(first), ...origins.slice(0, first)];
  };

  const asked = new Set<string>();
  const check = async (origin: string): Promise<void> => {
    if (asked.has(origin)) return;
    asked.add(origin);
    const isReady = await saysReady(origin);
    asked.delete(origin);
    if (ready.has(origin)) ready.set(origin, isReady);
  };

  const forward = createForwarder({ ready, sent, agent });
  const server = createServer((incoming, reply) => forward(incoming, reply, listReady()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const timer = setInterval(() => {
    for (const origin of ready.keys()) void check(origin);
  }, healthEveryMs);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (origin) => {
      ready.set(origin, false);
      while (ready.get(origin) === false) {
        await check(origin);
        await sleep(READY_POLL_MS);
      }
    },
    remove: (origin) => void ready.delete(origin),
    sent,
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

type Forward = (incoming: IncomingMessage, reply: ServerResponse, origins: string[]) => void;
type Pools = { ready: Map<string, boolean>; sent: Map<string, number>; agent: Agent };

/** Passes a call on to the first of the servers that can be connected to. */
function createForwarder({ ready, sent, agent }: Pools): Forward {
  return function forward(incoming, reply, [origin, ...others]) {
    if (origin === undefined) {
      refuse(reply, 503);
      return;
    }
    let isUnderWay = false;
    const outgoing = request(
      `${origin}${incoming.url}`,
      { agent, method: incoming.method, headers: headersFor(incoming) },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
        answer.pipe(reply);
        answer.once('error', () => reply.destroy());
      },
    );
    const begin = (): void => {
      isUnderWay = true;
      sent.set(origin, (sent.get(origin) ?? 0) + 1);
      incoming.pipe(outgoing);
    };
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    outgoing.once('error', () => {
      // Who has answered need not have read the whole call; an answer that breaks off says so itself.
      if (reply.headersSent) return;
      if (ready.has(origin)) ready.set(origin, false);
      if (isUnderWay) refuse(reply, 502);
      else forward(incoming, reply, others);
    });
    // What is still on its way of a call that is answered has to be read, or the connection is of no further use.
    reply.once('finish', () => {
      if (incoming.complete) return;
      incoming.unpipe(outgoing);
      incoming.resume();
      outgoing.destroy();
    });
    // Who hangs up is no longer worked for.
    reply.once('close', () => {
      if (!reply.writableFinished) outgoing.destroy();
    });
  };
}

const saysReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/** How long the server keeps its connection says nothing about ours: a caller would use one that is closed by then. */
const withoutHop = ({
  connection: _,
  'keep-alive': __,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

const headersFor = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
});

function refuse(reply: ServerResponse, status: number): void {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify({ status, message: 'No server answered.' }));
}
