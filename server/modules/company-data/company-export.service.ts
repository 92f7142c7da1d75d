/** Everything of a company in one archive, for its owner. */
import type { Readable } from 'node:stream';
import type { Reproof } from '../../../contracts/account/auth.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { portionsOf } from '../../lib/portions.ts';
import { type ZipEntry, zipStream } from '../../lib/zip-stream.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import { HOUR_MS } from '../../time.ts';
import type { CompanyAudit } from '../audit/company-audit.service.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { type CompanyRow, createCompanyRowsRepository } from './company-rows.repository.ts';
import { exportReadme } from './export-readme.ts';
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables.ts';

type Deps = {
  db: Db;
  twoStep: Pick<TwoStepService, 'prove'>;
  storedFiles: Pick<StoredFiles, 'openFile'>;
  companyAudit: Pick<CompanyAudit, 'export' | 'exportSignIns'>;
  identity: Pick<IdentityService, 'read'>;
};

export type CompanyExportService = ReturnType<typeof createCompanyExport>;

/** Exports that a process sends at once; each reads the database and files as fast as its reader takes them. */
const MAX_AT_ONCE = 2;
/** After which a reader who takes no more is given up, so that the place is free again. */
const LONGEST_MS = 6 * HOUR_MS;

/** Makes the export of a company. Only what is being sent is in memory. */
export function createCompanyExport(deps: Deps) {
  const { db, twoStep, storedFiles, companyAudit, identity } = deps;
  const rows = createCompanyRowsRepository(db);
  const running = new Set<string>();

  /** Lets in one of a company, and few in all. @throws AppError conflict, unavailable */
  function enter(companyId: string): () => void {
    if (running.has(companyId))
      throw new AppError(
        'conflict',
        'An export of your company is running already. Wait until it has ended.',
      );
    if (running.size >= MAX_AT_ONCE)
      throw new AppError('unavailable', 'Other exports are running. Please try again in a few minutes.', {
        headers: { 'retry-after': '120' },
      });
    running.add(companyId);
    return () => running.delete(companyId);
  }

  /** The rows of a table, a line each. */
  async function* linesOf(companyId: string, table: ExportedTable): AsyncGenerator<string> {
    const portions = portionsOf<CompanyRow>((last, limit) => rows.listAfter(companyId, table, last, limit));
    for await (const portion of portions) yield portion.map((row) => `${JSON.stringify(row)}\n`).join('');
  }

  /** The stored files; the names of those that are gone are the last entry. */
  async function* storedFileEntries(companyId: string): AsyncGenerator<ZipEntry> {
    const missing: string[] = [];
    for (const key of await rows.listFileKeys(companyId)) {
      let content: Readable;
      try {
        content = await storedFiles.openFile(key);
      } catch (error) {
        if (!(error instanceof FileNotFoundError)) throw error;
        missing.push(key);
        continue;
      }
      yield { path: `files/${key}`, content, isPacked: true };
    }
    if (missing.length > 0)
      yield { path: 'missing-files.txt', content: once(missing.map((key) => `${key}\n`).join('')) };
  }

  async function* entries(actor: CompanyActor, readme: string): AsyncGenerator<ZipEntry> {
    yield { path: 'README.txt', content: once(readme) };
    for (const table of EXPORTED_TABLES)
      yield { path: `${table.name}.jsonl`, content: linesOf(actor.companyId, table) };
    yield { path: 'audit-trail.csv', content: companyAudit.export(actor) };
    yield { path: 'sign-ins.csv', content: companyAudit.exportSignIns(actor) };
    yield* storedFileEntries(actor.companyId);
  }

  return {
    /**
     * The archive, written as fast as it is read. It ends with its reader.
     * @throws AppError not_allowed for members, conflict while one is running, unavailable while many are, and what
     *   `TwoStepService.prove` throws
     */
    async export(actor: CompanyActor, proof: Reproof): Promise<Readable> {
      requireOwner(actor);
      const { companyId } = actor;
      const leave = enter(companyId);
      try {
        const at = new Date();
        const companyName = await twoStep.prove(actor, proof, async (tx) => {
          const name = (await createCompanyRowsRepository(tx).findName(companyId)) ?? companyId;
          const subject = { id: companyId, name };
          await recordAudit(tx, actor, { action: 'company.exported', companyId, subject });
          return name;
        });
        const { brandName } = await identity.read(db);
        const readme = exportReadme({ brandName, companyName, companyId, at });
        const archive = zipStream(entries(actor, readme), at);
        const end = setTimeout(() => archive.destroy(new Error('The export took too long.')), LONGEST_MS);
        end.unref();
        return archive.once('close', () => {
          clearTimeout(end);
          leave();
        });
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
