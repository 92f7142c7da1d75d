import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pauseFor } from '../../lib/running/pause.ts';
import { uploadManual } from '../holding/writes.ts';
import type { Fault, Trial } from './fault.ts';
import { outcomeOf, type Scene } from './scene.ts';
import { loadShim } from './shims/load-shim.ts';

const badMs = { min: 200, max: 2_000 };

/** Faults of the disk that are switched on and off while people are at work, at any moment of a write. */
function diskFault(name: string, about: string, state: 'full' | 'eio', probe?: Probe): Fault {
  return {
    name,
    about,
    database: 'embedded',
    mayRefuse: true,
    begin: async ({ settings: { folder } }): Promise<Trial> => {
      const switchPath = join(folder, 'disk-state');
      let refusals = 0;
      let probes = 0;
      return {
        env: { ...loadShim('disk'), FAULT_ROOT: join(folder, 'data'), FAULT_SWITCH: switchPath },
        round: async (scene) => {
          const refusedBefore = scene.tally.refusedCalls;
          await scene.underLoad(async () => {
            await sleep(Math.random() * badMs.min);
            await writeFile(switchPath, state);
            await pauseFor(badMs);
            if (probe) {
              await probe(scene);
              probes += 1;
            }
            await writeFile(switchPath, 'ok');
          });
          if (scene.tally.refusedCalls > refusedBefore) refusals += 1;
        },
        figures: () => ({ roundsWithRefusals: refusals, probes }),
        end: () => rm(switchPath, { force: true }),
      };
    },
  };
}

type Probe = (scene: Scene) => Promise<void>;

/** An upload is told that there is no room, and what was stored before is read as ever. */
async function expectNoRoom(scene: Scene): Promise<void> {
  const outcome = await outcomeOf(uploadManual({ ...scene, api: scene.api() }, 'small'));
  // The database may be what has no room, and be starting again just then; it has no word of its own for that.
  if (outcome.status === 200) scene.findings.counterErrors.push('an upload to a full disk was taken');
  if (outcome.status === null)
    scene.findings.counterErrors.push(`the connection of an upload to a full disk broke: ${outcome.reason}`);
}

/** Nothing that needs room can be written. */
export const fullDisk = diskFault('full-disk', 'the disk is full for a while', 'full', expectNoRoom);

/** No sync succeeds, so that nothing may be acknowledged. */
export const failingSync = diskFault('failing-sync', 'the disk fails to sync for a while', 'eio');
