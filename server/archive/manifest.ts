/**
 * An archive is a folder: `manifest.json`, each table as `tables/NAME.jsonl.gz` and each stored file as `files/KEY`. It
 * knows nothing of the database that it came from. A line of a table is an array with one text or null for each column,
 * as PostgreSQL writes and reads them, so that nothing is rounded on its way.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Raised when an older program could no longer read what is written. */
const FORMAT_VERSION = 1;
const FORMAT = 'manualist-archive';

/** A name in the database, such as migrations give. */
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const content = {
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

const tablePart = z.object({
  name,
  columns: z.array(name).min(1),
  rows: z.number().int().min(0),
  ...content,
});
const filePart = z.object({ key: z.string().max(200), ...content });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number().int().min(1),
  programVersion: z.string(),
  /** Everything acknowledged before this moment is in it. */
  stamp: z.iso.datetime(),
  /** Time stamp of the newest migration of its tables, in ms. */
  migratedTo: z.number().int(),
  /** In an order in which they can be filled. */
  tables: z.array(tablePart),
  /** Those that have given a number: the last one. */
  sequences: z.array(z.object({ name, lastValue: z.string().regex(/^-?\d{1,19}$/) })),
  files: z.array(filePart),
  /** Files that rows name and that the store did not have. */
  missingFiles: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type TablePart = z.output<typeof tablePart>;
export type FilePart = z.output<typeof filePart>;

/** It can't be made or restored; the message says why, for the operator. */
export class ArchiveError extends Error {}

const MANIFEST = 'manifest.json';
export const manifestPath = (folder: string): string => join(folder, MANIFEST);
export const tablePath = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.jsonl.gz`);
export const filePath = (folder: string, key: string): string => join(folder, 'files', key);

/** What a manifest of ours begins with. */
export const manifestHead = { format: FORMAT, formatVersion: FORMAT_VERSION } as const;

/** @throws {ArchiveError} if the folder holds no archive, or one that this program can't read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new ArchiveError(`${folder} holds no backup: there is no ${MANIFEST} in it.`);
  });
  const parsed = parseJson(text);
  const head = z.object({ format: z.literal(FORMAT), formatVersion: z.number() }).safeParse(parsed);
  if (head.success && head.data.formatVersion > FORMAT_VERSION)
    throw new ArchiveError(
      `The backup in ${folder} was written by a newer version of the program, in a form that this one cannot read.`,
    );
  const manifest = manifestSchema.safeParse(parsed);
  if (!manifest.success)
    throw new ArchiveError(`The backup in ${folder} is damaged: its ${MANIFEST} is not whole.`);
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
