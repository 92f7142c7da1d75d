import type { Manual, ManualProgress } from '../../../contracts/manuals/manuals.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { MeaningService } from '../meaning/meaning.service.ts';
import { requireProduct } from '../products/require-product.ts';
import { listOverviews, type ManualOverview } from './manual-overview.ts';
import { presentManual, presentProgress } from './manuals.presenter.ts';
import { createManualRepository, READ_FROM_START } from './manuals.repository.ts';
import { enqueueReading } from './read-manual.job.ts';
import { findPlaces } from './reading-line.ts';

/** Told that what answers for a product has changed. */
export type OnManualChanged = (companyId: string, productId: string) => void;

export type ManualDeps = {
  db: Db;
  signer: LinkSigner;
  storedFiles: Pick<StoredFiles, 'removeLater'>;
  meaning: Pick<MeaningService, 'listLearning'>;
};
export type ManualService = ReturnType<typeof createManualService>;

const UNREAD: ReadonlySet<string> = new Set(['queued', 'processing']);

/** Headings shown while a manual is being read. */
const MAX_HEADINGS = 60;

/** Manuals of a product: how far they are, reading again, removing. */
export function createManualService({ db, signer, storedFiles, meaning }: ManualDeps) {
  const repository = createManualRepository(db);

  return {
    /** Manuals of each of several products of the company, oldest first. */
    listForProducts(companyId: string, productIds: string[]): Promise<Map<string, ManualOverview[]>> {
      return listOverviews(repository, companyId, productIds);
    },

    present: (overview: ManualOverview): Manual => presentManual(overview, signer),

    /** @throws AppError not_found */
    async showProgress({ companyId }: CompanyActor, productId: string): Promise<ManualProgress[]> {
      await requireProduct(db, companyId, productId);
      const overviews = (await listOverviews(repository, companyId, [productId])).get(productId) ?? [];
      const answering = overviews.flatMap((overview) => overview.answering?.id ?? []);
      const learning = await meaning.listLearning(companyId, answering);
      const isInWork = overviews.some(({ latest }) => UNREAD.has(latest.status));
      const line = isInWork ? await findPlaces(db, companyId) : new Map<string, number>();
      const progress: ManualProgress[] = [];
      for (const overview of overviews) {
        const found = await repository.listHeadings(companyId, overview.latest, MAX_HEADINGS);
        const { id } = overview.latest;
        const ahead = line.get(id) ?? null;
        progress.push(presentProgress(overview, found, learning.get(id) ?? null, ahead));
      }
      return progress;
    },

    /**
     * Reads a failed manual again from its first page.
     * @throws AppError not_found, conflict when its newest version has not failed
     */
    async retry({ companyId }: CompanyActor, manualId: string): Promise<void> {
      await db.transaction((tx) => readAgain(tx, companyId, manualId));
    },

    /** The same by the administrator, for a company. */
    retryFor: (actor: AuditActor, companyId: string, manualId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { title } = await readAgain(tx, companyId, manualId);
        const subject = { id: manualId, name: title };
        await recordAudit(tx, actor, { action: 'manual.read_again', companyId, subject });
      }),

    /** Removes a manual that is marked as deleted, in the caller's transaction; its files follow as a job. */
    async removeManual(tx: Db, companyId: string, manualId: string): Promise<void> {
      const manuals = createManualRepository(tx);
      await manuals.lockManual(companyId, manualId);
      await storedFiles.removeLater(tx, companyId, await manuals.listFileKeys(companyId, manualId));
      await manuals.deleteManual(companyId, manualId);
    },
  };
}

async function readAgain(tx: Db, companyId: string, manualId: string): Promise<{ title: string }> {
  const manuals = createManualRepository(tx);
  const found = await manuals.lockLiveManual(companyId, manualId);
  if (!found) throw notFound('This manual');
  const [latest] = await manuals.listLatestVersions(companyId, [manualId]);
  if (latest?.status !== 'failed') {
    throw new AppError('conflict', 'Only a manual that could not be read can be read again.');
  }
  // The job comes before the version, as when jobs are given up or revived; otherwise two transactions could
  // deadlock.
  await enqueueReading(tx, { companyId, versionId: latest.id });
  await manuals.updateVersion(companyId, latest.id, READ_FROM_START);
  return found;
}
