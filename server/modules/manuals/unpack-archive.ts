import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MAX_MANUALS_PER_ARCHIVE } from '../../../contracts/plans/limits.ts';
import { ReadingFailed } from '../../../engine/read/child-conversation.ts';
import { detectFormat } from '../../../engine/read/detect-format.ts';
import { describeFailure } from '../../../engine/read/failure.ts';
import { unpackManuals } from '../../../engine/read/read-manual.ts';
import { archivesAmong, documentsAmong } from '../../../engine/read/site/page-names.ts';
import { listZipEntries } from '../../../engine/read/zip/zip-check.ts';
import { AppError } from '../../app-error.ts';
import type { ReceivedFile } from '../../http/multipart.ts';

/**
 * Hands the manuals of an archive to `use`, each as if it had been uploaded, with what is wrong with the archive itself, and removes what
 * is left of them afterwards. Web pages are one of them: the archive. Any other file is handed on as it is.
 * @throws AppError invalid_request for an archive that can't be unpacked, or holds too many
 */
export async function withManualsIn<T>(
  file: ReceivedFile,
  use: (files: readonly ReceivedFile[], refusals: readonly string[]) => Promise<T>,
): Promise<T> {
  const detected = await detectFormat(file.path);
  const isArchive = detected.ok ? detected.format === 'zip' : detected.reason === 'wrong-type';
  const entries = isArchive ? ((await listZipEntries(file.path)) ?? []) : [];
  const names = documentsAmong(entries);
  if (names.length === 0) return use([file], []);
  if (names.length > MAX_MANUALS_PER_ARCHIVE) throw tooMany(names.length);
  const folder = await mkdtemp(join(dirname(file.path), 'unpacked-'));
  try {
    const unpacked = await unpackManuals(file.path, names, folder).catch(explain);
    const manuals = unpacked.map(({ name, ...own }) => ({ ...own, filename: basename(name) }));
    const refusals = archivesAmong(entries).map((name) => `${basename(name)}: ${WITHIN}`);
    return await use(detected.ok ? [...manuals, file] : manuals, refusals);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const WITHIN =
  'An archive within the archive is not looked into. Unpack it, and pack its manuals beside the others.';

function explain(error: unknown): never {
  if (!(error instanceof ReadingFailed)) throw error;
  throw refused(describeFailure(error.reason));
}

const tooMany = (count: number): AppError =>
  refused(`This archive holds ${count} manuals; at most ${MAX_MANUALS_PER_ARCHIVE} are taken at once.`);

const refused = (message: string): AppError =>
  new AppError('invalid_request', message, { errors: { file: message } });
