import { type FileCredentials, fileGone, openAccess } from './file-access.ts';
import type { FileKey } from './file-key.ts';
import type { FileRepository, ManualFile } from './files.repository.ts';
import type { LinkSigner } from './link-signer.ts';
import type { TriedFiles } from './tried-files.ts';

type Deps = { repository: FileRepository; tryouts: Pick<TriedFiles, 'findFile'>; signer: LinkSigner };
export type ManualFiles = ReturnType<typeof createManualFiles>;

/** Files of manuals: of a company, or those that a visitor tries. */
export function createManualFiles({ repository, tryouts, signer }: Deps) {
  const findFile = async ({ companyId, key }: FileKey): Promise<ManualFile | undefined> =>
    (await repository.findManualFile(companyId, key)) ?? tryouts.findFile(key);

  return {
    findFile,

    /** @throws AppError not_found, link_expired */
    async open(name: string, given: FileCredentials): Promise<{ key: FileKey; file: ManualFile }> {
      const key = openAccess(name, given, signer);
      const file = await findFile(key);
      if (!file) throw fileGone();
      return { key, file };
    },
  };
}
