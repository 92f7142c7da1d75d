import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnServer } from '../../../server/testing/server-process.ts';
import { killServer } from '../../lib/running/kill-server.ts';
import type { Fault } from './fault.ts';
import { readOps } from './power-cut/op-log.ts';
import { openSimulatedDisk } from './power-cut/simulated-disk.ts';
import type { Scene } from './scene.ts';
import { loadShim } from './shims/load-shim.ts';

/** One cut in so many is followed by another while the program recovers from it. */
const cutAgainEvery = 3;
/** The power goes up to so long after so many writes were acknowledged, or after some time without. */
const writesBeforeCut = 8;
const writesTimeoutMs = 10_000;
const cutAfterMs = 500;

/**
 * The power goes while people are at work. The program writes down each change and each sync of its disk; what a disk
 * may hold of them is put together, and the program starts on that.
 */
export const powerCut: Fault = {
  name: 'power-cut',
  about: 'the power goes: of what was not synced anything may be missing or torn',
  database: 'embedded',
  mayRefuse: false,
  begin: async ({ settings: { folder } }) => {
    const data = join(folder, 'data');
    let life = 0;
    let cuts = 0;
    let changes = 0;
    const before = (): string => join(folder, `before-${life}`);
    const logs = (): string => join(folder, `log-${life}`);

    /** Keeps what the disk holds before a life of the program, which writes down what it does to it. */
    async function beginLife(scene: Pick<Scene, 'configure'>): Promise<void> {
      life += 1;
      await cp(data, before(), { recursive: true, filter: isKept });
      await mkdir(logs());
      scene.configure({ ...loadShim('disk'), FAULT_ROOT: data, FAULT_LOG: logs() });
    }

    /** Puts what the disk may hold in the place of what the killed program left. */
    async function cut(scene: Scene): Promise<void> {
      const disk = await openSimulatedDisk(before(), data);
      const ops = await readOps(logs());
      for (const op of ops) disk.apply(op);
      const cutData = join(folder, 'cut');
      await disk.cut(cutData, Math.random);
      await rm(data, { recursive: true });
      await rename(cutData, data);
      await rm(before(), { recursive: true });
      await rm(logs(), { recursive: true });
      cuts += 1;
      changes += ops.length;
      await beginLife(scene);
    }

    return {
      env: {},
      prepare: beginLife,
      round: async (scene, number) => {
        await scene.underLoad(async () => {
          await scene.untilAcknowledged(writesBeforeCut, writesTimeoutMs);
          await sleep(Math.random() * cutAfterMs);
          await scene.kill();
        });
        await cut(scene);
        if (number % cutAgainEvery !== 0) return;
        const { process } = await spawnServer(scene.settingsNow());
        await sleep(Math.random() * (scene.tally.startsMs.at(-1) ?? 1_000));
        scene.tally.orphans += await killServer(process);
        await cut(scene);
      },
      figures: () => ({ cuts, changes }),
      end: async () => undefined,
    };
  },
};

/** Sockets can't be copied and don't outlive a power cut; pictures of pages are made again. */
const isKept = (path: string): boolean => !/\/data\/(?:cache|[^/]+\.(?:lock|copy))(?:$|[./])/.test(path);
