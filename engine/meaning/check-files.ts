/** Runs in the encoder's process: nothing else reads weights. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILES, folderOf, MANIFEST } from './model-files.ts';
import { MODELS, type ModelName } from './models.ts';

/** What the manifest of a folder of models says of each. */
export type Manifest = Partial<Record<ModelName, ModelFiles>>;
export type ModelFiles = {
  /** {@link Model.id} of what the files are. */
  id: string;
  files: Record<string, { bytes: number; sha256: string }>;
};

/**
 * Compares a model's files with what the manifest beside them says. The runtime is native code: what weights that were cut
 * off or exchanged would make it do, no process should find out.
 * @throws Error with a reason for people, if a file is missing, damaged or of another model
 */
export async function checkFiles(modelDir: string, name: ModelName): Promise<void> {
  const { id, files } = await readManifest(modelDir, name);
  if (id !== MODELS[name].id)
    throw new Error(
      `The model "${name}" in ${modelDir} is "${id}"; this version needs "${MODELS[name].id}".`,
    );
  for (const file of FILES) {
    const path = join(folderOf(modelDir, name), file);
    const wanted = files[file];
    if (wanted === undefined) throw new Error(`${join(modelDir, MANIFEST)} says nothing of ${name}/${file}.`);
    const { size } = await stat(path).catch(() => ({ size: null }));
    if (size === null) throw new Error(`${path} is missing.`);
    if (size !== wanted.bytes)
      throw new Error(`${path} is damaged: it has ${size} bytes instead of ${wanted.bytes}.`);
    if ((await sha256Of(path)) !== wanted.sha256)
      throw new Error(`${path} is damaged: its SHA-256 is not the manifest's.`);
  }
}

/** What the manifest says of a model. @throws Error with a reason for people */
export async function readManifest(modelDir: string, name: ModelName): Promise<ModelFiles> {
  const path = join(modelDir, MANIFEST);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new Error(`${path} is ${isMissing ? 'missing' : 'damaged'}.`, { cause });
  }
  const files = manifest?.[name];
  if (typeof files?.id !== 'string' || typeof files.files !== 'object')
    throw new Error(`${path} says nothing of the model "${name}".`);
  return files;
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}
