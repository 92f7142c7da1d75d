import type { Company } from '../../../contracts/company/companies.ts';
import type { ShapePicture } from '../../../engine/picture/picture-shape.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { encodePicture } from '../files/encode-picture.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { presentCompany } from './companies.presenter.ts';
import { createCompaniesRepository } from './companies.repository.ts';

type Deps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'keepBytes' | 'record' | 'removeLater'>;
  links: LinkSigner;
  shapePicture: ShapePicture;
};
export type Branding = ReturnType<typeof createBranding>;

/** Shown at 44 px; three times as many pixels are enough for every screen. */
const MAX_SIDE_PX = 512;

/** The logo that a company's customers see. */
export function createBranding({ db, storedFiles, links, shapePicture }: Deps) {
  async function replace(actor: Actor, companyId: string, logoKey: string | null): Promise<Company> {
    return db.transaction(async (tx) => {
      const replaced = await createCompaniesRepository(tx).replaceLogo(companyId, logoKey);
      if (!replaced) throw notFound('Your company profile');
      const { row, previousKey } = replaced;
      if (previousKey !== null) await storedFiles.removeLater(tx, companyId, [previousKey]);
      if (previousKey !== null && logoKey === null) {
        const subject = { id: companyId, name: row.name };
        await recordAudit(tx, actor, { action: 'logo.removed', companyId, subject });
      }
      return presentCompany(row, links);
    });
  }

  return {
    /** @throws AppError not_found before the company is created, unsupported_file, picture_too_large */
    async setLogo(actor: Actor, file: ReceivedFile): Promise<Company> {
      const { companyId } = actor;
      if (companyId === null) throw notFound('Your company profile');
      const webp = await encodePicture(shapePicture, file.path, { maxSidePx: MAX_SIDE_PX, field: 'logo' });
      const fileKey = await storedFiles.keepBytes(companyId, webp, 'webp');
      return storedFiles.record(companyId, [fileKey], () => replace(actor, companyId, fileKey));
    },

    /** Does nothing when there is none. @throws AppError not_found before the company is created */
    async removeLogo(actor: Actor): Promise<Company> {
      const { companyId } = actor;
      if (companyId === null) throw notFound('Your company profile');
      return replace(actor, companyId, null);
    },
  };
}
