import { spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findProgram } from '../../runtime/find-program.ts';
import { SEARCH_PATH } from '../../runtime/limited-child.ts';
import { makeTemporaryFolder } from '../../runtime/temporary-folder.ts';

const unzip = promisify(gunzip);

/** Names of the drawings that Windows records as its own commands; "z" where they are compressed. */
const NAMED = /\.(?:emf|emz|wmf|wmz)$/i;
export const isMetafileName = (part: string): boolean => NAMED.test(part);

const EMF_SIGNATURE = Buffer.from(' EMF');
const EMF_SIGNATURE_AT = 40;
const WMF_STARTS = ['d7cdc69a', '01000900', '02000900'];
const GZIP_START = '1f8b';

/** What one file may have drawn: LibreOffice starts once for all of it. */
const MAX_FILES = 200;
const MAX_FILE_BYTES = 10_000_000;
const MAX_TOTAL_BYTES = 40_000_000;
const MAX_PICTURE_BYTES = 20_000_000;
/** A batch of a reading may take twice as long. */
const TIMEOUT_SECONDS = 30;

type ReadPart = (part: string, maxBytes: number) => Promise<Buffer | null>;

/** Paths of what draws: LibreOffice, and the program that ends it in time; null where it is not installed. */
export type DrawingPrograms = { office: string | null; timeout: string | null };

const findPrograms = (): DrawingPrograms => ({
  office: findProgram('soffice'),
  timeout: findProgram('timeout'),
});

/**
 * Draws the metafiles (EMF, WMF) of one document, where LibreOffice is installed: no browser shows them. The first one asked for
 * has all of them drawn, in one run.
 * @param names of all parts of the document
 * @returns a function that takes a part's name and returns its picture as PNG; null where there is none, or it can't be drawn
 */
export function createMetafileDrawer(
  read: ReadPart,
  names: readonly string[],
  programs: DrawingPrograms = findPrograms(),
): (part: string) => Promise<Buffer | null> {
  let drawn: Promise<ReadonlyMap<string, Buffer>> | undefined;
  return async (part) => {
    const { office, timeout } = programs;
    if (office === null || timeout === null) return null;
    drawn ??= drawAll(read, names.filter(isMetafileName).slice(0, MAX_FILES), [timeout, office]);
    return (await drawn).get(part.toLowerCase()) ?? null;
  };
}

async function drawAll(
  read: ReadPart,
  parts: readonly string[],
  programs: [timeout: string, office: string],
): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await makeTemporaryFolder('drawings');
  const pictures = new Map<string, Buffer>();
  try {
    const files = new Map<string, string>();
    let total = 0;
    for (const part of parts) {
      const bytes = await metafileIn(await read(part, Math.min(MAX_FILE_BYTES, MAX_TOTAL_BYTES - total)));
      if (!bytes) continue;
      total += bytes.length;
      const name = `${files.size}.${isEmf(bytes) ? 'emf' : 'wmf'}`;
      await writeFile(join(folder, name), bytes);
      files.set(part, name);
    }
    if (files.size > 0) await runLibreOffice(folder, [...files.values()], programs);
    for (const [part, name] of files) {
      const picture = await readBounded(join(folder, `${name.slice(0, name.indexOf('.'))}.png`));
      if (picture) pictures.set(part.toLowerCase(), picture);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return pictures;
}

/** The bytes of a metafile, unpacked; null for what is none. */
async function metafileIn(bytes: Buffer | null): Promise<Buffer | null> {
  if (!bytes) return null;
  const isPacked = bytes.toString('hex', 0, GZIP_START.length / 2) === GZIP_START;
  const plain = isPacked ? await unzip(bytes, { maxOutputLength: MAX_FILE_BYTES }).catch(() => null) : bytes;
  return plain && (isEmf(plain) || WMF_STARTS.includes(plain.toString('hex', 0, 4))) ? plain : null;
}

const isEmf = (bytes: Buffer): boolean =>
  bytes.subarray(EMF_SIGNATURE_AT, EMF_SIGNATURE_AT + EMF_SIGNATURE.length).equals(EMF_SIGNATURE);

/**
 * Has each file drawn beside itself as PNG; what fails, or takes too long, is missing. LibreOffice starts with a profile of its own,
 * and within the limits of the process that reads. `timeout` ends it with all it has started, even if nobody waits for it any more.
 */
function runLibreOffice(
  folder: string,
  files: readonly string[],
  [timeout, office]: [string, string],
): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  return new Promise((resolve) => {
    const child = spawn(
      timeout,
      [
        ...['-s', 'KILL', String(TIMEOUT_SECONDS), office, `-env:UserInstallation=${profile}`],
        ...['--headless', '--norestore', '--nolockcheck', '--convert-to', 'png', '--outdir', folder],
        ...files,
      ],
      { cwd: folder, env: { PATH: SEARCH_PATH, HOME: folder, LANG: 'C.UTF-8' }, stdio: 'ignore' },
    );
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}

async function readBounded(path: string): Promise<Buffer | null> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  return size > 0 && size <= MAX_PICTURE_BYTES ? readFile(path) : null;
}
