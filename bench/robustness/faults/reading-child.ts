import { setTimeout as sleep } from 'node:timers/promises';
import { listPrograms } from '../../lib/running/descendants.ts';
import { uploadManual } from '../holding/writes.ts';
import type { Fault } from './fault.ts';
import type { Scene } from './scene.ts';

const waitForChildMs = 10_000;
const killAfterMs = 1_500;
const pollMs = 5;
/** Others, such as the encoder, are another fault's. */
const reader = 'engine/programs/read-child';

/** The child that reads a manual is killed at a random point, as the system does to what takes too much memory. */
export const readingChild: Fault = {
  name: 'reading-child',
  about: 'kill -9 of the child process that reads a manual',
  database: 'embedded',
  mayRefuse: false,
  begin: async () => {
    let kills = 0;

    async function killOne(scene: Scene): Promise<void> {
      const pid = scene.server()?.process.pid;
      if (pid === undefined) return;
      const deadline = performance.now() + waitForChildMs;
      while (listPrograms(pid, reader).length === 0 && performance.now() < deadline) await sleep(pollMs);
      await sleep(Math.random() * killAfterMs);
      const [child] = listPrograms(pid, reader);
      if (child === undefined) return;
      try {
        process.kill(child.pid, 'SIGKILL');
        kills += 1;
      } catch {
        // It was done just then.
      }
    }

    return {
      env: {},
      round: async (scene) => {
        await uploadManual({ ...scene, api: scene.api() }, scene.kinds[0] ?? 'small');
        await scene.underLoad(() => killOne(scene));
      },
      figures: () => ({ kills }),
      end: async () => undefined,
    };
  },
};
