/** A timer whose time passes only while it runs. It begins held. */
export type HoldableTimer = { run: () => void; hold: () => void; stop: () => void };

/**
 * Makes a timer that calls `onEnd` once, after it ran for `runMs` in all.
 * @param latestMs time from now after which it ends even if it is held; if left out, it can be held for ever
 */
export function createHoldableTimer(
  onEnd: () => void,
  { runMs, latestMs }: { runMs: number; latestMs?: number },
): HoldableTimer {
  let leftMs = runMs;
  let running: { timeout: ReturnType<typeof setTimeout>; since: number } | null = null;
  const latest = latestMs === undefined ? undefined : setTimeout(end, latestMs);

  function hold() {
    if (!running) return;
    clearTimeout(running.timeout);
    leftMs -= Date.now() - running.since;
    running = null;
  }
  function stop() {
    hold();
    clearTimeout(latest);
  }
  function end() {
    stop();
    onEnd();
  }

  return {
    hold,
    stop,
    run() {
      running ??= { timeout: setTimeout(end, leftMs), since: Date.now() };
    },
  };
}
