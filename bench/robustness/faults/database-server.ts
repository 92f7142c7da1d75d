import { setTimeout as sleep } from 'node:timers/promises';
import { pauseFor } from '../../lib/running/pause.ts';
import type { Fault } from './fault.ts';
import { serverOf } from './scene.ts';

const killAfterMs = { min: 40, max: 1_500 };
const awayMs = 1_500;

/** PostgreSQL stops at once, with all its sessions and without a last word, and comes back; the program goes on. */
export const databaseServer: Fault = {
  name: 'database-server',
  about: 'PostgreSQL stops at once and comes back; the program goes on',
  database: 'postgres',
  mayRefuse: true,
  begin: async (scene) => {
    const postgres = serverOf(scene);
    let stops = 0;
    return {
      env: {},
      round: async () => {
        await scene.underLoad(async () => {
          await pauseFor(killAfterMs);
          await postgres.crash();
          stops += 1;
          await sleep(Math.random() * awayMs);
          await postgres.restart();
        });
      },
      figures: () => ({ stops }),
      end: async () => undefined,
    };
  },
};
