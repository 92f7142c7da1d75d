/** Where the files of the encoders are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelName } from './models.ts';

/** Files of a model. */
export const FILES = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json'] as const;

/** A file in the folder of all models, with the ids of the models and the sizes and checksums of their files. */
export const MANIFEST = 'manifest.json';

/** Folder of a model's files below the folder of all models. */
export const folderOf = (modelDir: string, name: ModelName): string => join(modelDir, name);

/**
 * The models that ship with the product: the nearest folder `models` beside or above the code, which finds it from the
 * sources as well as from a build anywhere below them.
 */
export function defaultModelDir(from: string = import.meta.url): string {
  for (let place = new URL('./', from); ; place = new URL('../', place)) {
    const folder = new URL('models/', place);
    const isFound = existsSync(new URL(MANIFEST, folder));
    // If there is none, the error names the place where the sources would have it.
    if (isFound) return fileURLToPath(folder);
    if (place.pathname === new URL('../', place).pathname)
      return fileURLToPath(new URL('../../models/', from));
  }
}
