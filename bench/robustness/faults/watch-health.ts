import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './scene.ts';

const everyMs = 50;

/** Asks how the program is while `work` goes on, and notes the slowest answer. */
export async function watchHealth(
  scene: Scene,
  work: Promise<void>,
  health: { slowestMs: number },
): Promise<void> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = performance.now();
    await fetch(`${scene.api().url}/healthz`).then((response) => response.arrayBuffer());
    health.slowestMs = Math.max(health.slowestMs, performance.now() - from);
    await sleep(everyMs);
  }
  await end;
}
