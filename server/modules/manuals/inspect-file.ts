import { extname, parse } from 'node:path';
import { isNamedAs, MANUAL_EXTENSIONS, NAMED_FORMATS } from '../../../contracts/manuals/manual-formats.ts';
import type { ManualFormat } from '../../../engine/document/pages.ts';
import { detectFormat } from '../../../engine/read/detect-format.ts';
import { describeFailure } from '../../../engine/read/failure.ts';
import { AppError } from '../../app-error.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { nameAs } from './name-as.ts';

/** A file with what can be known of it at once: what it is, and the name that is shown of it. */
export type InspectedFile = { filename: string; format: ManualFormat; file: ReceivedFile };

/** @throws AppError unsupported_file, or invalid_request with what to do about the file */
export async function inspect(file: ReceivedFile): Promise<InspectedFile> {
  const filename = cleanFilename(file.filename);
  const format = await requireFormat(file, filename);
  return { file, filename: nameAs(filename, format), format };
}

/**
 * Of several files all have to be manuals: what is wrong with each that is none is said of its name, of all at once.
 * @param known what is wrong with the archive that they are from
 */
export async function inspectAll(
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
