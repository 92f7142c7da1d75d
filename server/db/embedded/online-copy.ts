/**
 * Lets the directory of the embedded database be copied while it is in use, as PostgreSQL's own base backups are made:
 * files are copied in whatever state they are, and the log written meanwhile makes them one state when the copy is
 * opened. Statements wait for two short ones only, the first of which writes what is still in memory.
 */
import type pg from 'pg';
import type { Checkpoints } from './checkpoints.ts';

/** What a copy needs besides the files. */
export type CopyEnd = {
  /** Content of its file `backup_label`, which says where in the log it begins. */
  label: string;
  /** Name of the last file of the log that belongs to it. */
  lastLogFile: string;
  /** Everything committed before this moment is in it. */
  stamp: Date;
};

export type OnlineCopy = {
  /** Before the first file is read. @throws {CopyUnderWayError} */
  begin(): Promise<void>;
  /** When everything but the log has been read; also where the copy is given up. */
  end(): Promise<CopyEnd>;
};

/** One copy at a time. */
export class CopyUnderWayError extends Error {
  constructor() {
    super('Another backup is being made just now. Try again when it has ended.');
  }
}

/** @param checkpoints of the same database; held back while a copy is made */
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
