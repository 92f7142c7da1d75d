import { PGlite } from '@electric-sql/pglite';

/**
 * A quarter of PostgreSQL's default, which costs 128 MB from the first moment on: the rest of the database is in the
 * system's file cache, one copy away.
 */
const sharedBuffers = '32MB';

/** PGlite's own ignore fsync: a commit would survive a killed process but not a power cut. */
const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * Command line of the embedded PostgreSQL.
 *
 * @param isDurable whether a commit waits for the disk; needs `DurableFileSystem`, too.
 */
export function startParams(isDurable: boolean): string[] {
  const common = PGlite.defaultStartParams.filter((param) => param !== '-F');
  return [...common, '-c', `shared_buffers=${sharedBuffers}`, ...(isDurable ? durable : ['-F'])];
}
