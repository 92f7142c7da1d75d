import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { someMs } from '../../lib/running/pause.ts';
import type { Fault } from './fault.ts';
import { abortUpload, trickleUpload } from './raw-upload.ts';
import type { Scene } from './scene.ts';
import { watchHealth } from './watch-health.ts';

const aborted = 10;
const slow = 5;
const slowMs = { min: 300, max: 1_500 };
const cleanWithinMs = 10_000;
const pollMs = 100;
/** Connections that are kept open for the next call, and files that a daily job or a reading has open. */
const descriptorsToSpare = 30;

/** Uploads break off at any byte or trickle in, while others are served; nothing of them may stay. */
export const brokenUploads: Fault = {
  name: 'broken-uploads',
  about: 'uploads that break off at any byte or trickle in',
  database: 'embedded',
  mayRefuse: false,
  begin: async ({ settings: { folder } }) => {
    const incoming = join(folder, 'data', 'incoming');
    let broken = 0;
    const health = { slowestMs: 0 };
    let descriptors = 0;
    let fewest: number | null = null;

    async function countBroken(scene: Scene): Promise<void> {
      await breakMany(scene);
      broken += aborted + slow;
    }

    /** Waits until nothing of the uploads is left, neither on disk nor in memory. */
    async function expectNoRest(scene: Scene): Promise<void> {
      const deadline = performance.now() + cleanWithinMs;
      const pid = scene.server()?.process.pid;
      const look = () => ({ files: readdirSync(incoming), open: readdirSync(`/proc/${pid}/fd`).length });
      fewest ??= look().open;
      for (;;) {
        const { files, open } = look();
        descriptors = open;
        if (files.length === 0 && open <= fewest + descriptorsToSpare) return;
        if (performance.now() > deadline) {
          scene.findings.counterErrors.push(
            `${files.length} files of uploads and ${open} descriptors are left`,
          );
          return;
        }
        await sleep(pollMs);
      }
    }

    return {
      env: {},
      round: async (scene) => {
        await scene.underLoad(() => watchHealth(scene, countBroken(scene), health));
        await expectNoRest(scene);
      },
      settle: async (scene, findings) => {
        const names = await scene.productNames();
        for (const name of names.filter((known) => known.startsWith('Broken ')))
          findings.counterErrors.push(`the broken upload of ${name} became a product`);
      },
      figures: () => ({ broken, slowestHealthMs: Math.round(health.slowestMs), descriptors }),
      end: async () => undefined,
    };
  },
};

/** Sends uploads of which none arrives as it should. */
async function breakMany(scene: Scene): Promise<void> {
  const { file } = scene.makeSample('sample', scene.journal.nextNumber());
  const content = Buffer.from(await file.arrayBuffer());
  const { url } = scene.api();
  const upload = () => ({
    url,
    token: scene.company.token,
    productName: `Broken ${scene.journal.nextNumber()}`,
    content,
  });
  await Promise.all([
    ...Array.from({ length: aborted }, () =>
      abortUpload(upload(), Math.random() * 0.999, Math.random() < 0.5),
    ),
    ...Array.from({ length: slow }, () => trickleUpload(upload(), someMs(slowMs))),
  ]);
}
