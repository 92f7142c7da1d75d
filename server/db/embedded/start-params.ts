import { PGlite } from '@electric-sql/pglite';

/**
 * Size of the shared buffers: a quarter of PostgreSQL's default, which takes 128 MB from the start. The rest of the
 * database is in the system's file cache, from which it only has to be copied.
 */
const sharedBuffers = '32MB';

/** Size of the log that a checkpoint keeps for the next writes; by default it is five times as much. */
const minLogSize = '32MB';
const maxLogSize = '128MB';

/** Options that turn fsync on. With PGlite's own, a commit would survive a killed process but not a power cut. */
const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * Makes the command line of the embedded PostgreSQL.
 *
 * @param isDurable whether a commit waits for the disk, which also needs `DurableFileSystem`.
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
