import { type ServerSettings, spawnServer } from '../../../server/testing/server-process.ts';

/**
 * Starts another server on the data directory of process `holder`.
 *
 * @returns null if it ended with an error and one clear line; else what it did instead
 */
export async function trySecondProcess(settings: ServerSettings, holder: number): Promise<string | null> {
  const { process } = await spawnServer(settings);
  const timer = setTimeout(() => void process.kill(), 20_000);
  const code = await process.exited;
  clearTimeout(timer);
  const isSaid = process
    .errors()
    .split('\n')
    .some(
      (line) => line.startsWith('The data directory ') && line.endsWith(` is in use by process ${holder}.`),
    );
  if (code !== null && code !== 0 && isSaid) return null;
  return `A second process ended with ${code}: ${process.errors().slice(-1_000)}`;
}
