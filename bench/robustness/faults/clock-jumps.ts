import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS, monthOf } from '../../../server/time.ts';
import type { Fault } from './fault.ts';
import { loadShim } from './shims/load-shim.ts';

const jumpsMs = [MINUTE_MS, HOUR_MS, 5 * HOUR_MS, DAY_MS, 3 * DAY_MS].flatMap((ms) => [ms, -ms]);
const stayMs = 1_000;

/**
 * The clock is set forwards or backwards while people are at work, and set right again. It stays within the month, for
 * the counters that are compared are those of the month; sessions and links outlive each of the jumps.
 */
export const clockJumps: Fault = {
  name: 'clock-jumps',
  about: 'the clock jumps by up to three days, forwards and backwards',
  database: 'embedded',
  mayRefuse: false,
  // At a time before its plan was bought the company has the trial's, which holds fewer products.
  excused: [402],
  begin: async ({ settings: { folder } }) => {
    const clockPath = join(folder, 'clock');
    const first = Math.floor(Math.random() * jumpsMs.length);
    let jumps = 0;
    const set = async (ms: number): Promise<void> => {
      await writeFile(clockPath, String(ms));
      jumps += 1;
    };
    return {
      env: { ...loadShim('clock'), FAULT_CLOCK: clockPath },
      round: async (scene, number) => {
        const possible = jumpsMs.filter((ms) => isWithinMonth(ms));
        await scene.underLoad(async () => {
          await sleep(Math.random() * stayMs);
          await set(possible[(first + number) % possible.length] ?? 0);
          await sleep(Math.random() * stayMs);
          await set(0);
          await sleep(Math.random() * stayMs);
        });
      },
      figures: () => ({ jumps }),
      end: () => rm(clockPath, { force: true }),
    };
  },
};

const isWithinMonth = (ms: number): boolean => monthOf(new Date(Date.now() + ms)) === monthOf(new Date());
