import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from '../../../server/testing/postgres-server.ts';
import type { SampleKind } from '../holding/samples.ts';
import type { Fault } from './fault.ts';
import { openScene, type Scene } from './scene.ts';

/** Where a fault is tried: the program, and the PostgreSQL server it may have. */
export type Home = { scene: Scene; close(): Promise<void> };

type HomeOptions = {
  database: Fault['database'];
  /** Holds everything; removing it is up to the caller. */
  folder: string;
  /** The program, such as `builtServer`. */
  script: string;
  kinds?: readonly SampleKind[];
};

/** Starts what faults are done to. */
export async function openHome({ database, folder, script, kinds }: HomeOptions): Promise<Home> {
  const postgres = database === 'postgres' ? await startServerOfOurs() : null;
  const env = postgres === null ? {} : { DATABASE_URL: postgres.url('postgres') };
  try {
    const scene = await openScene({
      settings: { script, folder, env },
      ...(kinds ? { kinds } : {}),
      postgres,
    });
    return {
      scene,
      close: async () => {
        await scene.stop();
        await postgres?.stop();
      },
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

function startServerOfOurs(): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed.');
  return startPostgresServer(binaries);
}
