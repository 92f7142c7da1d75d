/**
 * Allows the directory of the embedded database to be copied while it is in use, like PostgreSQL's own base backups.
 * Files are copied in whatever state they are; when the copy is opened, the log written meanwhile makes them
 * consistent. Other statements wait only for two short ones, the first of which writes to disk what is still in
 * memory.
 */
import type pg from 'pg';
import type { Checkpoints } from './checkpoints.ts';

/** The data that a copy needs besides the files. */
export type CopyEnd = {
  /** Content of the file `backup_label`, which says where in the log the copy begins. */
  label: string;
  /** Name of the last file of the log that belongs to the copy. */
  lastLogFile: string;
  /** A moment; the copy holds everything that was committed before it. */
  stamp: Date;
};

export type OnlineCopy = {
  /** Begins a copy; to be called before the first file is read. @throws {CopyUnderWayError} */
  begin(): Promise<void>;
  /** Ends a copy; to be called when everything but the log has been read, and also after a failure. */
  end(): Promise<CopyEnd>;
};

/** Error for a second copy at the same time. */
export class CopyUnderWayError extends Error {
  constructor() {
    super('Another backup is being made just now. Try again when it has ended.');
  }
}

/** Makes the copier of a database. @param checkpoints those of the same database; they pause during a copy */
export function createOnlineCopy(
  pool: pg.Pool,
  checkpoints: Pick<Checkpoints, 'pause' | 'resume'>,
): OnlineCopy {
  let isUnderWay = false;
  const finish = (): void => {
    isUnderWay = false;
    checkpoints.resume();
  };

  return {
    begin: async () => {
      if (isUnderWay) throw new CopyUnderWayError();
      isUnderWay = true;
      checkpoints.pause();
      try {
        await pool.query("select pg_backup_start('copy', fast => true)");
      } catch (error) {
        finish();
        throw error;
      }
    },
    end: async () => {
      try {
        const { rows: moments } = await pool.query<{ stamp: Date }>('select clock_timestamp() as stamp');
        const { rows } = await pool.query<{ label: string; lastLogFile: string }>(
          `select labelfile as label, pg_walfile_name(lsn) as "lastLogFile"
            from pg_backup_stop(wait_for_archive => false)`,
        );
        const [moment, ended] = [moments[0], rows[0]];
        if (!moment || !ended) throw new Error('The database did not say where the copy ends.');
        return { ...moment, ...ended };
      } finally {
        finish();
      }
    },
  };
}
