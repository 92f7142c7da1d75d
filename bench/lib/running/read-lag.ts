/**
 * How long the main thread of a program was held up since the last look, ms: the 99th percentile of what `perf_hooks` measures in it.
 * @throws if its metrics do not say
 */
export async function readLag(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('The metrics do not say how long the main thread is held up.');
  return Number(seconds) * 1000;
}
