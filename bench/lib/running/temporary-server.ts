/** The built server as a newcomer would have it: embedded database, no settings but a folder and a port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOwner } from '../../../sample/demo.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demo-password.ts';
import { builtServer, type RunningServer, startServer } from '../../../server/testing/server-process.ts';

const startTimeoutMs = 90_000;
const demoTimeoutMs = 180_000;

export type TemporaryServer = {
  /** Origin without a trailing slash. */
  url: string;
  pid: number;
  /** Ends the server and removes what it has stored. */
  stop: () => Promise<void>;
};

export type TemporaryServerOptions = {
  /** Whether to wait for the demo company. */
  withDemo?: boolean;
  /** Settings besides the folder and the port. */
  env?: Record<string, string>;
};

/** Signs in as the owner of the demo company. */
export const DEMO_OWNER = { email: demoOwner.email, password: DEMO_PASSWORD };

/**
 * Starts it in a folder of its own; with `withDemo` it resolves when the demo company is complete.
 * @throws with what the server wrote to standard error if it does not start
 */
export async function startTemporaryServer({
  withDemo = false,
  env = {},
}: TemporaryServerOptions = {}): Promise<TemporaryServer> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  let server: RunningServer | undefined;
  try {
    const settings = { SEED_DEMO: String(withDemo), ...env };
    server = await startServer({ script: builtServer, folder, env: settings }, { timeoutMs: startTimeoutMs });
    if (withDemo) await server.process.waitFor((line) => line.includes('is running'), demoTimeoutMs);
    const { process, url } = server;
    return { url, pid: process.pid, stop: () => process.kill('SIGTERM').then(removeFolder) };
  } catch (error) {
    await server?.process.kill();
    await removeFolder();
    throw error;
  }
}
