import { type RunningServer, startServer } from '../../../server/testing/server-process.ts';
import { createApiClient } from '../../lib/running/api-client.ts';
import { killServer } from '../../lib/running/kill-server.ts';
import { pauseFor } from '../../lib/running/pause.ts';
import { startLoad } from '../holding/load.ts';
import type { Fault } from './fault.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { Scene } from './scene.ts';

const killAfterMs = { min: 40, max: 1_500 };

/** Two whole programs share a database; people are at work on both, and one of them is killed. */
export const twoNodes: Fault = {
  name: 'two-nodes',
  about: 'two programs on one PostgreSQL, one of them is killed with kill -9',
  database: 'postgres',
  mayRefuse: false,
  begin: async ({ journal }) => {
    const mails = await startMailCatcher({ earlier: new Set(journal.links.keys()), mayRepeat: true });
    let second: RunningServer | null = null;
    let kills = 0;
    const startSecond = async (scene: Scene): Promise<RunningServer> => {
      second = await startServer(scene.settingsNow());
      return second;
    };
    return {
      env: { SMTP_URL: mails.url },
      round: async (scene) => {
        const node = second ?? (await startSecond(scene));
        const load = startLoad(
          { ...scene, api: createApiClient(node.url) },
          (error) => scene.refused(error),
          scene.kinds,
        );
        await scene.underLoad(async () => {
          await pauseFor(killAfterMs);
          scene.tally.orphans += await killServer(node.process);
          second = null;
          kills += 1;
        });
        await load.stop();
      },
      settle: (scene, findings) => mails.check(scene, findings),
      figures: () => ({ kills, ...mails.figures() }),
      end: async () => {
        await second?.process.kill('SIGTERM');
        await mails.stop();
      },
    };
  },
};
