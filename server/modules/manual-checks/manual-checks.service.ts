import type { Readable } from 'node:stream';
import type { Finding, ManualCheck } from '../../../contracts/manuals/manual-checks.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { requireProduct } from '../products/require-product.ts';
import { drawChecks } from './check-document.ts';
import { enqueueChecks } from './check-manual.job.ts';
import { presentCheck, presentFinding } from './manual-checks.presenter.ts';
import { createManualCheckRepository } from './manual-checks.repository.ts';

export type ManualCheckDeps = { db: Db; signer: LinkSigner; identity: Pick<IdentityService, 'read'> };
export type ManualCheckService = ReturnType<typeof createManualCheckService>;

/** What the check of a product's manuals has found, and what of it the vendor has dismissed. */
export function createManualCheckService({ db, signer, identity }: ManualCheckDeps) {
  const repository = createManualCheckRepository(db);

  async function list(companyId: string, productId: string): Promise<ManualCheck[]> {
    const checks: ManualCheck[] = [];
    for (const row of await repository.listManuals(companyId, productId)) {
      const findings = row.versionId === null ? [] : await repository.listFindings(companyId, row.versionId);
      checks.push(presentCheck(row, findings, signer));
    }
    return checks;
  }

  return {
    /** Has a version that now answers checked, in the transaction that publishes it. */
    checkLater: (tx: Db, companyId: string, versionId: string): Promise<void> =>
      enqueueChecks(tx, [{ companyId, versionId }]),

    /** Has checked what was not checked by the rules as they are. */
    checkMissing: async (): Promise<void> => enqueueChecks(db, await repository.listUnchecked()),

    /** @throws AppError not_found */
    async list({ companyId }: CompanyActor, productId: string): Promise<ManualCheck[]> {
      await requireProduct(db, companyId, productId);
      return list(companyId, productId);
    },

    /** Writes what is not dismissed as a PDF. @throws AppError not_found */
    async report({ companyId }: CompanyActor, productId: string): Promise<Readable> {
      const { name } = await requireProduct(db, companyId, productId);
      const checks = await list(companyId, productId);
      const { brandName } = await identity.read(db);
      return drawChecks({ brandName, productName: name, checks, madeAt: new Date() });
    },

    /** Dismisses a finding, also in other versions of the manual, or brings it back. @throws AppError not_found */
    async dismiss({ companyId }: CompanyActor, id: string, isDismissed: boolean): Promise<Finding> {
      const place = await repository.findFinding(companyId, id);
      if (!place) throw notFound('This finding');
      await repository.setDismissed(companyId, place, isDismissed ? new Date() : null);
      const rows = await repository.listManuals(companyId, place.productId);
      const row = rows.find(({ manualId }) => manualId === place.manualId);
      const findings = row?.versionId ? await repository.listFindings(companyId, row.versionId) : [];
      const finding = findings.find((one) => one.id === id);
      if (!row || !finding) throw notFound('This finding');
      return presentFinding(row, finding, signer);
    },
  };
}
