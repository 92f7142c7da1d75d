import { type StartedServer, spawnServer } from '../../../server/testing/server-process.ts';
import { killServer } from '../../lib/running/kill-server.ts';
import { pauseFor } from '../../lib/running/pause.ts';
import { uploadManual } from '../holding/writes.ts';
import type { Fault } from './fault.ts';
import type { Scene } from './scene.ts';

const killAfterMs = { min: 100, max: 4_000 };

/** A process that only does jobs is killed and replaced; another one serves people. */
export const worker: Fault = {
  name: 'worker',
  about: 'kill -9 of a process with ROLE=worker, which another one replaces',
  database: 'postgres',
  mayRefuse: false,
  begin: async () => {
    let current: StartedServer | null = null;
    let kills = 0;

    async function replace(scene: Scene): Promise<void> {
      if (current) {
        scene.tally.orphans += await killServer(current.process);
        kills += 1;
      }
      const settings = scene.settingsNow();
      current = await spawnServer({ ...settings, env: { ...settings.env, ROLE: 'worker' } });
    }

    return {
      env: { ROLE: 'web' },
      prepare: replace,
      round: async (scene) => {
        await uploadManual({ ...scene, api: scene.api() }, scene.kinds[0] ?? 'small');
        await scene.underLoad(async () => {
          await pauseFor(killAfterMs);
          await replace(scene);
        });
      },
      figures: () => ({ kills }),
      end: async () => {
        await current?.process.kill('SIGTERM');
      },
    };
  },
};
