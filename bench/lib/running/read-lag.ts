/**
 * How long the main thread of a program was held up since the last look, ms: the 99th percentile of what `perf_hooks` measures in it.
 * Null where its metrics do not say, as behind a proxy for several programs. @throws where it is not reached
 */
export async function readLag(url: string): Promise<number | null> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}
