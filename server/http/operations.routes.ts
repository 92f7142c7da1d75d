/** Routes for operators and load balancers: whether the process is alive and ready, and its metrics. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { VersionTotal } from '../../contracts/company/replaced-versions.ts';
import type { ModelTally } from '../modules/chat/model/model-tally.ts';
import { authorizeMetrics } from './metrics-access.ts';

type Deps = {
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  /** Whether the disk takes what is uploaded. */
  hasRoom: () => Promise<boolean>;
  /** What waits for its turn now, by what it is. */
  waiting: Record<string, () => number>;
  /** Whether the process was told to stop and should get no more calls. */
  isStopping: () => boolean;
  /** Token that gives access to /metrics from anywhere; null: only this machine has access. */
  metricsToken: string | null;
  /** Outcomes and tokens of the calls to the language model. */
  modelTally: Pick<ModelTally, 'outcomes' | 'tokens'>;
  /** Replaced versions of manuals that this process has removed. */
  removedSoFar: () => Readonly<VersionTotal>;
};

/** Registers /healthz, /readyz and /metrics, and measures every request by route and status. */
export function registerOperations(
  app: FastifyInstance,
  { ping, hasRoom, waiting, isStopping, metricsToken, modelTally, removedSoFar }: Deps,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  measureModel(registry, modelTally);
  measureWaiting(registry, waiting);
  measureRemoved(registry, removedSoFar);

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address, which may hold a chatbot link.
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000);
    if (route !== '/healthz') {
      request.log.info(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    }
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const notReady = (message: string) =>
      reply.status(503).send({ status: 503, code: 'unavailable', message });
    if (isStopping()) return notReady('This process is stopping.');
    try {
      await ping();
      if (!(await hasRoom())) return notReady('The disk takes nothing.');
      return { status: 'ready' };
    } catch {
      return notReady('The database does not answer.');
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    authorizeMetrics(request, metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Adds what waits for its turn, which is read when it is asked for. */
function measureWaiting(registry: Registry, waiting: Deps['waiting']): void {
  const gauge = new Gauge({
    name: 'turns_waiting',
    help: 'What waits for its turn, by what it is',
    labelNames: ['what'],
    registers: [registry],
    collect: () => {
      for (const [what, count] of Object.entries(waiting)) gauge.set({ what }, count());
    },
  });
}

/** Adds what the daily maintenance has freed, which is read when it is asked for. */
function measureRemoved(registry: Registry, removedSoFar: Deps['removedSoFar']): void {
  const versions = new Counter({
    name: 'replaced_versions_removed_total',
    help: 'Replaced versions of manuals that this process has removed',
    registers: [registry],
    collect: () => {
      versions.reset();
      versions.inc(removedSoFar().versions);
    },
  });
  const bytes = new Counter({
    name: 'replaced_versions_freed_bytes_total',
    help: 'Bytes of the files of these versions',
    registers: [registry],
    collect: () => {
      bytes.reset();
      bytes.inc(removedSoFar().bytes);
    },
  });
}

/** Adds the metrics of the language model, which are read when they are asked for. */
function measureModel(registry: Registry, tally: Deps['modelTally']): void {
  const outcomes = new Counter({
    name: 'model_outcomes_total',
    help: 'What came of calling the language model, by outcome or reason of failure',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      outcomes.reset();
      for (const [outcome, count] of tally.outcomes()) outcomes.inc({ outcome }, count);
    },
  });
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens of the language model, as it reports them, else estimated',
    registers: [registry],
    collect: () => {
      tokens.reset();
      tokens.inc(tally.tokens());
    },
  });
}
