/** Where the product may keep what it knows: in its own folder, or in a PostgreSQL where this machine has one. */
import { startTemporaryServer } from '../../bench/lib/running/temporary-server.ts';
import { findPostgresBinaries, startPostgresServer } from '../../server/testing/postgres-server.ts';
import { type Scene, setScene, setSceneAt } from './scene.ts';

const binaries = findPostgresBinaries();

/** By the database's name: `setScene` with it. */
export const homes: readonly (readonly [name: string, setUp: () => Scene])[] = [
  ['the embedded database', () => setScene()],
  ...(binaries ? [['PostgreSQL', () => setSceneAt(() => startOnPostgres(binaries))] as const] : []),
];

async function startOnPostgres(folder: string) {
  const database = await startPostgresServer(folder);
  try {
    const { url, stop } = await startTemporaryServer({ env: { DATABASE_URL: database.url('postgres') } });
    return { url, stop: () => stop().then(database.stop) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
