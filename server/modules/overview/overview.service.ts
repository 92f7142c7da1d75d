import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskUse, Overview } from '../../../contracts/admin/overview.ts';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/job-runner.ts';
import { dayOf, monthOf } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { folderBytes } from './folder-bytes.ts';
import { presentUnderstanding } from './overview.presenter.ts';
import { createOverviewRepository } from './overview.repository.ts';

type Deps = {
  db: Db;
  dataDir: string;
  jobs: Pick<JobRunner, 'revive'>;
  encoder: Pick<Encoder, 'status'>;
};
export type OverviewService = ReturnType<typeof createOverviewService>;

/** Measuring the data means looking at every file: done at most this often. */
const MEASURED_MS = 60_000;

/** The state of the installation: what there is, what is at work and what went wrong. */
export function createOverviewService({ db, dataDir, jobs, encoder }: Deps) {
  const repository = createOverviewRepository(db);
  let measured: { at: number; use: Promise<DiskUse> } | undefined;

  async function measure(): Promise<DiskUse> {
    const [files, cache, database, disk] = await Promise.all([
      folderBytes(join(dataDir, 'files')),
      folderBytes(join(dataDir, 'cache')),
      repository.databaseBytes(),
      statfs(dataDir),
    ]);
    return { files, cache, database, free: disk.bavail * disk.bsize };
  }

  function diskUse(): Promise<DiskUse> {
    if (!measured || performance.now() - measured.at > MEASURED_MS)
      measured = { at: performance.now(), use: measure() };
    const { use } = measured;
    use.catch(() => {
      if (measured?.use === use) measured = undefined;
    });
    return use;
  }

  return {
    /** Counts over all companies, as of `now`; the disk as of the last minute. */
    async read(now = new Date()): Promise<Overview> {
      return {
        companies: await repository.countCompanies(),
        products: await repository.countProducts(),
        manuals: await repository.countManuals(),
        questions: {
          today: await repository.countQuestions(dayOf(now)),
          thisMonth: await repository.countQuestions(monthOf(now)),
        },
        jobs: await repository.listJobQueues(),
        mails: await repository.countMails(),
        disk: await diskUse(),
        understanding: presentUnderstanding(encoder.status()),
      };
    },

    /**
     * Makes the dead jobs of a kind due again.
     * @returns how many there were
     * @throws AppError conflict where nobody does jobs of this kind
     */
    retryJobs: (actor: AuditActor, kind: string): Promise<number> =>
      db.transaction(async (tx) => {
        const retried = await jobs.revive(tx, kind);
        if (retried === null)
          throw new AppError('conflict', 'With the settings in force nobody does these jobs.');
        if (retried > 0) {
          const subject = { id: kind, name: kind };
          await recordAudit(tx, actor, { action: 'jobs.retried', subject, after: { count: retried } });
        }
        return retried;
      }),
  };
}
