import type { Readable } from 'node:stream';
import type { CompanyActor } from '../../http/actor.ts';
import { portionsOf } from '../../lib/portions.ts';
import type { ZipEntry } from '../../lib/zip-stream.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import type { CompanyAudit } from '../audit/company-audit.service.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { CompanyRow, CompanyRowsRepository } from './company-rows.repository.ts';
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables.ts';

type Deps = {
  rows: CompanyRowsRepository;
  storedFiles: Pick<StoredFiles, 'openFile'>;
  companyAudit: Pick<CompanyAudit, 'export' | 'exportSignIns'>;
};

/** Makes the function that reads what an archive holds, one after the other. */
export function createExportEntries({ rows, storedFiles, companyAudit }: Deps) {
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

  return async function* entries(actor: CompanyActor, readme: string): AsyncGenerator<ZipEntry> {
    yield { path: 'README.txt', content: once(readme) };
    for (const table of EXPORTED_TABLES)
      yield { path: `${table.name}.jsonl`, content: linesOf(actor.companyId, table) };
    yield { path: 'audit-trail.csv', content: companyAudit.export(actor) };
    yield { path: 'sign-ins.csv', content: companyAudit.exportSignIns(actor) };
    yield* storedFileEntries(actor.companyId);
  };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
