/** Makes the archive that a first start of the embedded database unpacks: an empty cluster with all tables. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { packCluster } from './cluster-archive.ts';

/** Makes the archive. @param archive path of the file to write */
export async function makeTemplate(archive: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'manualist-template-'));
  try {
    const database = await openDatabase({ dataDir, template: null, isDurable: false });
    try {
      await migrateDatabase(database);
      await database.pool.query('vacuum (analyze, freeze)');
      await database.pool.query('checkpoint');
    } finally {
      await database.close();
    }
    await packCluster(join(dataDir, 'database'), archive);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
