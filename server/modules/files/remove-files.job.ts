import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import { HOUR_MS } from '../../time.ts';
import type { FileHolds } from './file-holds.service.ts';
import { parseFileKey } from './file-key.ts';

const payload = z.object({ companyId: id, fileKeys: z.array(z.string()) });
export type FilesToRemove = z.output<typeof payload>;

/** Files whose rows are deleted; tried for days, because nobody else would ever remove them. */
export const removeFilesJob = defineJob('remove-files', payload, {
  maxAttempts: 200,
  maxBackoffMs: HOUR_MS,
});

export type RemoveFilesDeps = {
  /** Does nothing for a file that is gone already. */
  removeFile: (fileKey: string) => Promise<void>;
  /** Forgets what was drawn from it. */
  forgetPictures: (fileKey: string) => Promise<void>;
  /** Waits while files are held. */
  untilReleased: FileHolds['untilReleased'];
};

/** Removes files of the company; safe to run again. */
export const createRemoveFilesHandler =
  ({ removeFile, forgetPictures, untilReleased }: RemoveFilesDeps): JobHandler<FilesToRemove> =>
  async ({ companyId, fileKeys }, { signal }) => {
    await untilReleased(signal);
    for (const fileKey of fileKeys) {
      signal.throwIfAborted();
      if (parseFileKey(fileKey)?.companyId !== companyId) continue;
      await removeFile(fileKey);
      await forgetPictures(fileKey);
    }
  };
