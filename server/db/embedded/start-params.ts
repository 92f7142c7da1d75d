import { PGlite } from '@electric-sql/pglite';

/**
 * A quarter of PostgreSQL's default, which costs 128 MB from the first moment on: the rest of the database is in the
 * system's file cache, one copy away.
 */
const sharedBuffers = '32MB';

/** Of the log, what a checkpoint keeps for the next writes: by default five times as much. */
const minLogSize = '32MB';
const maxLogSize = '128MB';

/** PGlite's own ignore fsync: a commit would survive a killed process but not a power cut. */
const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * Command line of the embedded PostgreSQL.
 *
 * @param isDurable whether a commit waits for the disk; needs `DurableFileSystem`, too.
 */
export function startParams(isDurable: boolean): string[] {
  const common = PGlite.defaultStartParams.filter((param) => param !== '-F');
  const sizes = {
    shared_buffers: sharedBuffers,
    min_wal_size: minLogSize,
    max_wal_size: maxLogSize,
  };
  const sized = Object.entries(sizes).flatMap(([name, size]) => ['-c', `${name}=${size}`]);
  return [...common, ...sized, ...(isDurable ? durable : ['-F'])];
}
