/** The program that faults are done to: started, killed and started anew. */
import {
  type RunningServer,
  type ServerSettings,
  startServer,
} from '../../../server/testing/server-process.ts';
import { type ApiClient, createApiClient } from '../../lib/running/api-client.ts';
import { killServer } from '../../lib/running/kill-server.ts';
import type { Tally } from './scene.ts';

/** Keeps a program that runs. @param tally where its starts and orphans are counted */
export function keepProgram(settings: ServerSettings, started: RunningServer, tally: Tally) {
  let env: Record<string, string> = {};
  let current: RunningServer | null = started;

  const running = (): RunningServer => {
    if (current === null) throw new Error('The program is not running.');
    return current;
  };

  const settingsNow = (): ServerSettings => ({ ...settings, env: { ...settings.env, ...env } });

  return {
    running,
    settingsNow,
    server: (): RunningServer | null => current,
    api: (): ApiClient => createApiClient(running().url),
    configure(next: Record<string, string>): void {
      env = next;
    },
    async start(): Promise<void> {
      if (current !== null) return;
      try {
        current = await startServer(settingsNow());
        tally.startsMs.push(current.startMs);
      } catch (error) {
        tally.failedStarts += 1;
        tally.notes.push(String(error));
        throw error;
      }
    },
    async kill(): Promise<void> {
      const { process } = current ?? {};
      current = null;
      if (process) tally.orphans += await killServer(process);
    },
    async stop(): Promise<void> {
      await current?.process.kill('SIGTERM');
      current = null;
    },
  };
}
