/** Starts the built product as a newcomer would have it: embedded database, no settings but a folder and a port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, startServer } from '../bench/lib/server-process.ts';

export type Product = {
  /** Origin without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 90_000;

/**
 * @param env settings besides the folder and the port
 * @throws with what the product wrote to standard error if it does not start
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-e2e-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const { process, url } = await startServer(
      { script: builtServer, folder, env },
      { timeoutMs: START_TIMEOUT_MS },
    );
    return { url, stop: () => process.kill('SIGTERM').then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
