/** The built server as a process of its own, with the embedded database in a folder of the caller's. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import launchEnvironment from '../../scripts/launch-environment.json' with { type: 'json' };
import { findFreePort } from './free-port.ts';
import { type Killable, startScript } from './killable.ts';

export const builtServer = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
export const ADMIN = { email: 'admin@example.com', password: 'correct-horse-battery' };

const pollMs = 10;
/** Generous: a machine with better things to do must not look like a server that hangs. */
const startTimeoutMs = 180_000;
const requestTimeoutMs = 5_000;

export type ServerSettings = {
  /** The program, such as `builtServer`. */
  script: string;
  /** Holds the data directory and the server's temporary files; removing it is up to the caller. */
  folder: string;
  /** Further variables of its environment. */
  env?: Record<string, string>;
};

export type RunningServer = {
  process: Killable;
  /** Origin without a trailing slash. */
  url: string;
  /** From the start of the process to the first good answer. */
  startMs: number;
};

/** A server that was started; whether it will answer is not known yet. */
export type StartedServer = { process: Killable; url: string };

/** Starts the server on a free port, so that no connection of an earlier one is taken for its own. */
export async function spawnServer({ script, folder, env = {} }: ServerSettings): Promise<StartedServer> {
  const port = await findFreePort();
  const temporary = join(folder, 'tmp');
  await mkdir(temporary, { recursive: true });
  const process = startScript(script, [], {
    NODE_ENV: 'production',
    ...launchEnvironment,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    TMPDIR: temporary,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: 'false',
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'warn',
    // Weights take a second and 200 MB: for those alone that are about them.
    MEANING: 'off',
    ...env,
  });
  return { process, url: `http://127.0.0.1:${port}` };
}

/**
 * Starts the server and waits until `path` answers with 200.
 *
 * @throws if it ends or does not answer in time; it is killed then.
 */
export async function startServer(
  settings: ServerSettings,
  { path = '/readyz', timeoutMs = startTimeoutMs } = {},
): Promise<RunningServer> {
  const startedAt = performance.now();
  const { process, url } = await spawnServer(settings);
  let hasEnded = false;
  void process.exited.then(() => {
    hasEnded = true;
  });
  while (!(await answers(`${url}${path}`))) {
    const isLate = performance.now() - startedAt > timeoutMs;
    if (isLate) await process.kill();
    if (hasEnded || isLate) {
      const what = isLate ? `did not answer within ${timeoutMs} ms` : 'ended while starting';
      throw new Error(`The server ${what}: ${process.errors().slice(-2_000)}`);
    }
    await sleep(pollMs);
  }
  return { process, url, startMs: performance.now() - startedAt };
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
