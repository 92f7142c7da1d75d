import { NAMED_TRYOUT_FORMATS } from '../../../contracts/manuals/manual-formats.ts';
import { MAX_TRYOUTS, MAX_TRYOUTS_PER_ADDRESS, TRYOUT_HOURS } from '../../../contracts/plans/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { createToken } from '../../lib/tokens.ts';
import { HOUR_MS } from '../../time.ts';
import { createFileKey } from '../files/file-key.ts';
import type { ManualIntake } from '../manuals/manual-intake.service.ts';
import { removeLater } from './tryout-jobs.ts';
import { createTryoutRepository } from './tryouts.repository.ts';

const HOUR_S = 3600;

export type RecordDeps = {
  db: Db;
  intake: Pick<ManualIntake, 'inspect'>;
  /** Tells visitors apart without keeping their addresses. */
  visitorOf: (address: string) => string;
};

/**
 * Makes the function that records a visitor's manual. Row and plan of removal come before the file, so that nothing can be
 * stored that nobody will remove.
 */
export const createRecordTryout =
  ({ db, intake, visitorOf }: RecordDeps) =>
  async (address: string, file: ReceivedFile) => {
    const { filename, format } = await intake.inspect(file);
    if (format === 'doc') throw wrongFormat();
    const { token, row } = createToken(TRYOUT_HOURS * HOUR_MS);
    const { id, tokenHash, expiresAt } = row;
    const visitor = visitorOf(address);
    const fileKey = createFileKey(id, format);
    const { bytes, sha256 } = file;
    await db.transaction(async (tx) => {
      const within = createTryoutRepository(tx);
      const { own, all } = await within.countWhenAdding(visitor);
      if (own >= MAX_TRYOUTS_PER_ADDRESS) throw tooMany();
      if (all >= MAX_TRYOUTS) throw isFull();
      await within.insert({ id, tokenHash, visitor, fileKey, filename, format, bytes, sha256, expiresAt });
      await removeLater(tx, TRYOUT_HOURS * HOUR_MS);
    });
    return { id, visitor, fileKey, token, expiresAt };
  };

function wrongFormat(): AppError {
  const message = `File type .doc can be uploaded with an account. Without one, please use a ${NAMED_TRYOUT_FORMATS} file.`;
  return new AppError('unsupported_file', message, { errors: { file: message } });
}

const tooMany = (): AppError =>
  new AppError(
    'too_many_requests',
    `From one address ${MAX_TRYOUTS_PER_ADDRESS} manuals can be tried in ${TRYOUT_HOURS} hours. Sign up to upload more.`,
    { headers: { 'retry-after': String(HOUR_S) } },
  );

const isFull = (): AppError =>
  new AppError('unavailable', 'Very many people try manuals just now. Please try again later, or sign up.', {
    headers: { 'retry-after': String(HOUR_S) },
  });
