import { gs1Path } from '../../../contracts/manuals/gs1.ts';
import type { InstructionPage } from '../../../contracts/manuals/instructions.ts';
import { instructionsPath } from '../../../contracts/site-paths.ts';
import type { EditionRow, PageRow, PaperRow } from './instructions.repository.ts';

/** @param publicUrl address of the installation, without a slash at its end */
export const presentPage = (
  row: PageRow,
  editions: readonly EditionRow[],
  requests: readonly PaperRow[],
  publicUrl: string,
): InstructionPage => ({
  _id: row.id,
  model: row.model,
  serialFrom: row.serialFrom,
  serialTo: row.serialTo,
  gtin: row.gtin,
  paperDays: row.paperDays,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  promisedUntil: row.promisedUntil,
  releasedAt: row.releasedAt?.toISOString() ?? null,
  address: publicUrl + instructionsPath(row.code),
  gs1Address: row.gtin === '' ? '' : publicUrl + gs1Path(row.gtin),
  declaration:
    row.declarationKey === null ? null : { name: row.declarationName, bytes: row.declarationBytes },
  editions: editions.map((edition) => ({
    _id: edition.id,
    manualId: edition.manualId,
    title: edition.title,
    filename: edition.filename,
    version: edition.version,
    language: edition.language,
    validFrom: edition.validFrom,
    serialFrom: edition.serialFrom,
    serialTo: edition.serialTo,
  })),
  paperRequests: requests.map((request) => ({
    _id: request.id,
    name: request.name,
    address: request.address,
    language: request.language,
    serial: request.serial,
    dueOn: request.dueOn,
    createdAt: request.createdAt.toISOString(),
    sentAt: request.sentAt?.toISOString() ?? null,
  })),
});
