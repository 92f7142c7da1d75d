import type { ReceivedFile } from '../../http/multipart.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { type InspectedFile, inspect, inspectAll } from './inspect-file.ts';
import { manualAdditions } from './manual-additions.ts';
import { withManualsIn } from './unpack-archive.ts';

export type IntakeDeps = {
  storedFiles: Pick<StoredFiles, 'keepFile' | 'record'>;
};
export type ManualIntake = ReturnType<typeof createManualIntake>;

/** Turns a file into a manual: first `accept`, outside of any transaction, then one of the others in the caller's. */
export function createManualIntake({ storedFiles }: IntakeDeps) {
  async function keep(companyId: string, { file, ...known }: InspectedFile): Promise<AcceptedFile> {
    const fileKey = await storedFiles.keepFile(companyId, file.path, known.format);
    return { ...known, fileKey, bytes: file.bytes, sha256: file.sha256 };
  }

  return {
    inspect,

    /**
     * Checks what can be known at once and moves the file into the store.
     * @throws AppError unsupported_file, or invalid_request with what to do about the file
     */
    accept: async (companyId: string, file: ReceivedFile): Promise<AcceptedFile> =>
      keep(companyId, await inspect(file)),

    /**
     * As `accept`, of each of the manuals that an archive may hold. If one of them is refused, none is taken.
     * @throws AppError as `accept`, also for an archive that can't be unpacked or holds too many
     */
    acceptAll: (companyId: string, file: ReceivedFile): Promise<AcceptedFile[]> =>
      withManualsIn(file, async (files, refusals) => {
        const accepted: AcceptedFile[] = [];
        for (const each of await inspectAll(files, refusals)) accepted.push(await keep(companyId, each));
        return accepted;
      }),

    /** Runs the transaction that uses what was accepted; takes the files back if it fails. */
    record: <T>(
      companyId: string,
      files: readonly AcceptedFile[],
      transaction: () => Promise<T>,
    ): Promise<T> =>
      storedFiles.record(
        companyId,
        files.map(({ fileKey }) => fileKey),
        transaction,
      ),

    ...manualAdditions,
  };
}
