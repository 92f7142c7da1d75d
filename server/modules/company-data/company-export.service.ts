/** Everything of a company in one archive, for its owner. */
import type { Readable } from 'node:stream';
import type { Reproof } from '../../../contracts/account/auth.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { zipStream } from '../../lib/zip-stream.ts';
import { HOUR_MS } from '../../time.ts';
import type { CompanyAudit } from '../audit/company-audit.service.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { TwoStepService } from '../auth/two-step.service.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createCompanyRowsRepository } from './company-rows.repository.ts';
import { createExportEntries } from './export-entries.ts';
import { exportReadme } from './export-readme.ts';
import { createEnter } from './running-exports.ts';

type Deps = {
  db: Db;
  twoStep: Pick<TwoStepService, 'prove'>;
  storedFiles: Pick<StoredFiles, 'openFile'>;
  companyAudit: Pick<CompanyAudit, 'export' | 'exportSignIns'>;
  identity: Pick<IdentityService, 'read'>;
};

export type CompanyExportService = ReturnType<typeof createCompanyExport>;

/** After which a reader who takes no more is given up, so that the place is free again. */
const LONGEST_MS = 6 * HOUR_MS;

/** Makes the export of a company. Only what is being sent is in memory. */
export function createCompanyExport(deps: Deps) {
  const { db, twoStep, storedFiles, companyAudit, identity } = deps;
  const entries = createExportEntries({ rows: createCompanyRowsRepository(db), storedFiles, companyAudit });
  const enter = createEnter();

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
