import type { EncoderStatus } from '../../../engine/meaning/encoder.ts';
import type { Db } from '../../db/connect.ts';
import { HOUR_MS, MINUTE_MS } from '../../time.ts';
import { sendMailJob } from '../mails/send-mail.job.ts';
import { READING_JOBS } from '../manuals/read-manual.job.ts';
import { createStatusRepository } from './status.repository.ts';

/** What is looked at. */
export type Check = 'database' | 'files' | 'reading' | 'mails' | 'meaning' | 'maintenance';
export type CheckState = 'works' | 'slow' | 'fails' | 'off';

/** How the installation is, as of `at`. */
export type Status = { at: Date; checks: { check: Check; state: CheckState }[] };

/** Work that waits longer is late: what is usual takes seconds, a long manual in front of it minutes. */
const LATE_MS = 15 * MINUTE_MS;
/** The maintenance runs once a day, and is put off at a start. */
const MAINTENANCE_MS = 26 * HOUR_MS;
/** Anybody may look, and each look asks the database. */
const FRESH_MS = MINUTE_MS / 2;

type Deps = {
  db: Db;
  hasMailServer: boolean;
  encoder: { status: () => EncoderStatus };
  /** When the daily maintenance ran last; null before the first time. */
  lastMaintenance: () => Promise<Date | null>;
};
export type StatusService = ReturnType<typeof createStatusService>;

/** Looks how the installation is: at its database, its queues, its disk and its models. */
export function createStatusService({ db, hasMailServer, encoder, lastMaintenance }: Deps) {
  const repository = createStatusRepository(db);
  let last: { at: Date; status: Promise<Status> } | undefined;

  const queue = async (kinds: readonly string[], now: Date): Promise<CheckState> =>
    (await repository.countLate(kinds, new Date(now.getTime() - LATE_MS))) > 0 ? 'slow' : 'works';

  async function maintenance(now: Date): Promise<CheckState> {
    const ran = await lastMaintenance();
    return ran !== null && now.getTime() - ran.getTime() > MAINTENANCE_MS ? 'slow' : 'works';
  }

  const looks: Record<Exclude<Check, 'database' | 'files'>, (now: Date) => Promise<CheckState>> = {
    reading: (now) =>
      queue(
        READING_JOBS.map(({ kind }) => kind),
        now,
      ),
    mails: async (now) => (hasMailServer ? queue([sendMailJob.kind], now) : 'off'),
    meaning: async () => {
      const { state } = encoder.status();
      return state === 'ready' ? 'works' : state === 'off' ? 'off' : 'fails';
    },
    maintenance,
  };

  async function look(now: Date, hasRoom: () => Promise<boolean>): Promise<Status> {
    let database: CheckState = 'works';
    const states = await Promise.all(
      Object.entries(looks).map(async ([check, lookAt]) => {
        // What can't be looked at stands in the database, so that it is the database that does not answer.
        const state = await lookAt(now).catch((): CheckState => {
          database = 'fails';
          return 'fails';
        });
        return { check: check as Check, state };
      }),
    );
    const files: CheckState = (await hasRoom()) ? 'works' : 'fails';
    return {
      at: now,
      checks: [{ check: 'database', state: database }, { check: 'files', state: files }, ...states],
    };
  }

  return {
    /** How it is, at most half a minute old. @param hasRoom whether the disk takes what is uploaded */
    read(hasRoom: () => Promise<boolean>, now = new Date()): Promise<Status> {
      if (!last || now.getTime() - last.at.getTime() >= FRESH_MS)
        last = { at: now, status: look(now, hasRoom) };
      return last.status;
    },
  };
}
