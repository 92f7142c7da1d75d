import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StructuredManual } from '../../../engine/document/manual.ts';
import type { ManualSource } from '../../../engine/index/manual-index.ts';
import { collectManual } from '../../../engine/read/collect-manual.ts';
import { readManual } from '../../../engine/read/read-manual.ts';

const CACHE = join(tmpdir(), 'manualist-bench');
const ENGINE = fileURLToPath(new URL('../../../engine', import.meta.url));

/**
 * Reads a manual with the engine's own reader. What was read is kept in the system's folder for temporary files until
 * the file or the reader changes. Throws if the file cannot be read.
 */
export async function readCachedManual(file: string): Promise<ManualSource> {
  const key = createHash('sha256')
    .update(readFileSync(file))
    .update(readerVersion())
    .digest('hex')
    .slice(0, 32);
  const cached = join(CACHE, `${key}.json`);
  const manual = existsSync(cached) ? parseManual(readFileSync(cached, 'utf8')) : await read(file, cached);
  return { ...manual, manualId: basename(file), title: manual.title ?? basename(file) };
}

async function read(file: string, cached: string): Promise<StructuredManual> {
  const result = await collectManual(readManual(file));
  if (!result.ok) throw new Error(`${file}: ${result.message}`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, JSON.stringify(result.manual));
  return result.manual;
}

function parseManual(json: string): StructuredManual {
  return JSON.parse(json);
}

/** The tables by which a manual is read: its language, its labels, its captions, its instructions. */
const READ_BY = /\/words\/[a-z]{2}\/(?:small-words|printed|signal-words|instructions)\.tsv$/;

/** What makes a manual what it is read as: the source files of the reader, and the tables of words that it reads by. */
export function readerSources(): string[] {
  const folders = ['document', 'read', 'structure', 'words'].map((name) => join(ENGINE, name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)).replaceAll('\\', '/')),
  );
  return files
    .filter((file) => (file.endsWith('.ts') && !file.endsWith('.test.ts')) || READ_BY.test(file))
    .sort();
}

const readerVersion = (): string =>
  readerSources()
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n');
