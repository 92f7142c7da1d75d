import type { Db } from '../../db/connect.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import { noPerson, recordAudit } from '../audit/record-audit.ts';
import type { FileHolds } from '../files/file-holds.service.ts';
import { parseFileKey } from '../files/file-key.ts';
import { erasureReceiptMail } from '../mails/closing-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createClosingRepository } from './closing.repository.ts';
import type { CompanyToErase } from './erase-company.job.ts';
import { ERASED_TABLES } from './erased-tables.ts';
import { createErasingRepository } from './erasing.repository.ts';

export type EraseCompanyDeps = {
  db: Db;
  fileStore: Pick<FileStore, 'list' | 'remove'>;
  /** Forgets what was drawn from a file. */
  forgetPictures: (fileKey: string) => Promise<void>;
  /** Waits while files are held: a backup that is being made may have read of them. */
  untilReleased: FileHolds['untilReleased'];
  /** Forgets the landing page's choice of a product, if it is of the company. */
  forgetShowcase: (tx: Db, companyId: string) => Promise<void>;
  mails: Pick<MailsService, 'queue'>;
  identity: Pick<IdentityService, 'read'>;
};

/** Rows that one transaction erases. */
const PORTION = 1_000;

/**
 * Erases a closed company unless that was undone: first its files, for only rows name them, then its rows a portion at
 * a time, and last its people and itself, with the receipt. Cut off anywhere, it goes on with what is left.
 */
export function createEraseCompanyHandler(deps: EraseCompanyDeps): JobHandler<CompanyToErase> {
  const { db } = deps;

  /** Whether there is something to erase; from then on it can't be undone. */
  async function begin({ companyId, closedAt }: CompanyToErase): Promise<boolean> {
    const holdings = await createClosingRepository(db).readHoldings(companyId);
    return db.transaction(async (tx) => {
      const within = createErasingRepository(tx);
      if (!(await within.lockClosed(companyId, new Date(closedAt)))) return false;
      await within.begin(companyId, holdings, new Date());
      return true;
    });
  }

  async function eraseRows(companyId: string, signal: AbortSignal): Promise<void> {
    for (const table of ERASED_TABLES) {
      let erased = PORTION;
      while (erased === PORTION) {
        signal.throwIfAborted();
        erased = await db.transaction((tx) =>
          createErasingRepository(tx).erasePortion(companyId, table, PORTION),
        );
      }
    }
  }

  return async (target, { signal, complete }) => {
    const { companyId } = target;
    if (!(await begin(target))) return;
    await removeFiles(deps, companyId, signal);
    await eraseRows(companyId, signal);
    await removeStrayFiles(deps, companyId, signal);
    await end(deps, target, complete);
  };
}

/** Removes one file and what was drawn from it; nothing that is another company's, and nothing while files are held. */
async function removeFile(
  { fileStore, forgetPictures, untilReleased }: EraseCompanyDeps,
  { companyId, fileKey, signal }: { companyId: string; fileKey: string; signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted();
  if (parseFileKey(fileKey)?.companyId !== companyId) return;
  await untilReleased(signal);
  await fileStore.remove(fileKey);
  await forgetPictures(fileKey);
}

async function removeFiles(deps: EraseCompanyDeps, companyId: string, signal: AbortSignal): Promise<void> {
  for (const fileKey of await createErasingRepository(deps.db).listFileKeys(companyId))
    await removeFile(deps, { companyId, fileKey, signal });
}

/** Files that no row named: left by a program that was killed, or waiting for a job that is erased by now. */
async function removeStrayFiles(
  deps: EraseCompanyDeps,
  companyId: string,
  signal: AbortSignal,
): Promise<void> {
  for await (const { key: fileKey } of deps.fileStore.list())
    await removeFile(deps, { companyId, fileKey, signal });
}

/** Erases the last and writes the receipt, or nothing of both. @throws Error if something is left, so that it is tried again */
const end = (
  { db, forgetShowcase, mails, identity }: EraseCompanyDeps,
  { companyId, closedAt }: CompanyToErase,
  complete: JobContext['complete'],
): Promise<void> =>
  db.transaction(async (tx) => {
    const within = createErasingRepository(tx);
    const company = await within.lockClosed(companyId, new Date(closedAt));
    if (!company) return complete(tx);
    const owner = await createClosingRepository(tx).findOwner(companyId);
    await forgetShowcase(tx, companyId);
    await within.eraseLast(companyId);
    const left = await within.listLeft(companyId);
    if (left.length > 0) throw new Error(`Rows of a closed company are left in ${left.join(', ')}.`);
    const receipt = await within.end(companyId, new Date());
    if (owner) {
      const content = erasureReceiptMail({ ...(await identity.read(tx)), name: owner.name, receipt });
      await mails.queue(tx, { companyId: null, recipient: owner.email, content });
    }
    await complete(tx);
    await recordAudit(tx, noPerson('Erasing of closed companies'), {
      action: 'company.erased',
      companyId,
      subject: { id: companyId, name: company.name },
      before: { ...receipt.holdings },
      after: { rows: receipt.rowsErased },
    });
  });
