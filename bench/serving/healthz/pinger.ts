/** Asks /healthz at a steady pace, whether or not the last answer has come: a server that hangs is seen as it is. */
import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const nanosecondsPerMs = 1_000_000;

export type Latencies = {
  count: number;
  medianMs: number;
  p99Ms: number;
  maxMs: number;
  /** Longest time this process itself was held up: a bound on what the figures owe to the measuring. */
  ownDelayMaxMs: number;
};

export type Pinger = { stop(): Promise<Latencies> };

/** @param url of the server, without a trailing slash */
export function startPinger(url: string, everyMs: number): Pinger {
  const agent = new Agent({ keepAlive: true });
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  const latenciesMs: number[] = [];
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const ping = measure(`${url}/healthz`, agent).then((ms) => {
      latenciesMs.push(ms);
      underWay.delete(ping);
    });
    underWay.add(ping);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      ownDelay.disable();
      agent.destroy();
      return summarize(latenciesMs, ownDelay.max / nanosecondsPerMs);
    },
  };
}

/** Time to the whole answer in ms; no answer counts as endless. */
function measure(url: string, agent: Agent): Promise<number> {
  const sentAt = performance.now();
  return new Promise((done) => {
    const fail = (): void => done(Number.POSITIVE_INFINITY);
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('error', fail);
      response.once('end', () =>
        done(response.statusCode === 200 ? performance.now() - sentAt : Number.POSITIVE_INFINITY),
      );
    });
    request.once('error', fail);
  });
}

function summarize(latenciesMs: number[], ownDelayMaxMs: number): Latencies {
  const sorted = [...latenciesMs].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    count: sorted.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: sorted.at(-1) ?? 0,
    ownDelayMaxMs,
  };
}
