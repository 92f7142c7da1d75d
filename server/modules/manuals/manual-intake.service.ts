import { extname, parse } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { isNamedAs, MANUAL_EXTENSIONS, NAMED_FORMATS } from '../../../contracts/manuals/manual-formats.ts';
import type { ManualFormat } from '../../../engine/document/pages.ts';
import { detectFormat } from '../../../engine/read/detect-format.ts';
import { describeFailure } from '../../../engine/read/failure.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { createManualRepository } from './manuals.repository.ts';
import { nameAs } from './name-as.ts';
import { enqueueReading } from './read-manual.job.ts';
import { withManualsIn } from './unpack-archive.ts';

/** A file that may become a manual, durably stored but not yet part of anything. */
export type AcceptedFile = {
  fileKey: string;
  filename: string;
  format: ManualFormat;
  bytes: number;
  sha256: string;
};

export type IntakeDeps = {
  storedFiles: Pick<StoredFiles, 'keepFile' | 'record'>;
};
export type ManualIntake = ReturnType<typeof createManualIntake>;

/** Turns a file into a manual: first `accept`, outside of any transaction, then one of the others in the caller's. */
export function createManualIntake({ storedFiles }: IntakeDeps) {
  async function addVersion(tx: Db, companyId: string, manualId: string, file: AcceptedFile): Promise<void> {
    const manuals = createManualRepository(tx);
    const versionId = uuidv7();
    const number = (await manuals.findLastNumber(companyId, manualId)) + 1;
    await manuals.insertVersion({ companyId, id: versionId, manualId, number, ...file });
    await enqueueReading(tx, { companyId, versionId });
  }

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

    /** A further manual of a product that the caller has locked. */
    async addManual(tx: Db, companyId: string, productId: string, file: AcceptedFile): Promise<void> {
      const id = uuidv7();
      await createManualRepository(tx).insertManual({
        companyId,
        id,
        productId,
        title: titleOf(file.filename),
      });
      await addVersion(tx, companyId, id, file);
    },

    /**
     * A new version of a manual; the one before keeps answering until this one is read.
     * @throws AppError not_found if the product has no such manual
     */
    async replaceManual(
      tx: Db,
      companyId: string,
      target: { productId: string | undefined; manualId: string },
      file: AcceptedFile,
    ): Promise<{ productId: string }> {
      const manual = await createManualRepository(tx).lockLiveManual(companyId, target.manualId);
      if (!manual || (target.productId !== undefined && manual.productId !== target.productId)) {
        throw notFound('This manual');
      }
      await addVersion(tx, companyId, manual.id, file);
      return { productId: manual.productId };
    },

    /** A new version of the product's oldest manual; false if it has none. The caller has locked the product. */
    async replaceFirstManual(
      tx: Db,
      companyId: string,
      productId: string,
      file: AcceptedFile,
    ): Promise<boolean> {
      const [first] = await createManualRepository(tx).listManuals(companyId, [productId]);
      if (first) await addVersion(tx, companyId, first.id, file);
      return first !== undefined;
    },
  };
}

/** A file with what can be known of it at once: what it is, and the name that is shown of it. */
type InspectedFile = Pick<AcceptedFile, 'filename' | 'format'> & { file: ReceivedFile };

/** @throws AppError unsupported_file, or invalid_request with what to do about the file */
async function inspect(file: ReceivedFile): Promise<InspectedFile> {
  const filename = cleanFilename(file.filename);
  const format = await requireFormat(file, filename);
  return { file, filename: nameAs(filename, format), format };
}

/**
 * Of several files all have to be manuals: what is wrong with each that is none is said of its name, of all at once.
 * @param known what is wrong with the archive that they are from
 */
async function inspectAll(
  files: readonly ReceivedFile[],
  known: readonly string[],
): Promise<InspectedFile[]> {
  const [only] = files;
  if (only && files.length === 1 && known.length === 0) return [await inspect(only)];
  const refusals = [...known];
  const inspected: InspectedFile[] = [];
  for (const file of files) {
    try {
      inspected.push(await inspect(file));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push(`${cleanFilename(file.filename)}: ${error.message}`);
    }
  }
  if (refusals.length > 0) throw refused(`Nothing was taken from this archive. ${refusals.join(' ')}`);
  return inspected;
}

async function requireFormat(file: ReceivedFile, filename: string): Promise<ManualFormat> {
  if (file.bytes === 0) throw refused(describeFailure('empty'));
  const detected = await detectFormat(file.path);
  if (detected.ok && isNamedRight(filename, detected.format)) return detected.format;
  const extension = extname(filename).toLowerCase();
  if (detected.ok && detected.format === 'html') throw notNamedWebPage(extension);
  if (!detected.ok && detected.reason !== 'wrong-type') throw refused(describeFailure(detected.reason));
  const isKnown = MANUAL_EXTENSIONS.includes(extension) || extension === '';
  const message = isKnown
    ? describeFailure('wrong-type')
    : `File type ${extension} is not supported. Please use ${NAMED_FORMATS} files.`;
  throw new AppError('unsupported_file', message, { errors: { file: message } });
}

/**
 * Most formats are known by what they are. A page or a text is more often something else: what a download brought instead of the
 * manual, a listing, a table of numbers. So it has to be called what it is.
 */
function isNamedRight(filename: string, format: ManualFormat): boolean {
  if (format === 'html') return isNamedAs(filename, ['html']);
  return format === 'md' || format === 'txt' ? isNamedAs(filename, ['md', 'txt']) : true;
}

/** A sign-in or error page that a download brought instead of the manual is a page, too, but nobody's manual. */
function notNamedWebPage(extension: string): AppError {
  const named = extension === '' ? 'though it is not named as one' : `though its name ends in ${extension}`;
  const message = `This file is a web page, ${named}: often what a download brings instead of the file. Download the manual again; if the page is the manual, name it .html.`;
  return new AppError('unsupported_file', message, { errors: { file: message } });
}

const refused = (message: string): AppError =>
  new AppError('invalid_request', message, { errors: { file: message } });

const MAX_STEM_CHARS = 180;
const MAX_EXTENSION_CHARS = 10;

/** The uploaded name as it is shown: its last part, without control characters, of bounded length. */
function cleanFilename(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const printable = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const { name: stem, ext } = parse(printable);
  return `${[...stem].slice(0, MAX_STEM_CHARS).join('')}${ext.slice(0, MAX_EXTENSION_CHARS)}` || 'manual';
}

/** The title of a manual until its file says its own. */
const titleOf = (filename: string): string =>
  parse(filename)
    .name.replace(/[_\s]+/g, ' ')
    .trim() || filename;
