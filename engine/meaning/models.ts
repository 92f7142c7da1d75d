import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The encoders shipped with the product. Their vectors share one space: the vector of a text from the multilingual model is close to that of
 * its English translation from the English model.
 */
export type ModelName = 'english' | 'multilingual';

export const MODEL_NAMES = ['english', 'multilingual'] as const satisfies readonly ModelName[];

/** Number of dimensions of a vector. */
export const WIDTH = 384;

export type Model = {
  /**
   * Identifies weights, windowing and pooling together and changes whenever one of them does. Stored vectors with another id are computed
   * again.
   */
  id: string;
  /** Token ids that a window begins and ends with. */
  first: number;
  last: number;
  /** Maximum number of tokens in a window, including the two around it. */
  maxTokens: number;
};

export const MODELS: Readonly<Record<ModelName, Model>> = {
  english: { id: 'english-1', first: 101, last: 102, maxTokens: 256 },
  multilingual: { id: 'multilingual-1', first: 0, last: 2, maxTokens: 256 },
};

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

/** The encoder made for a language: ISO 639-1. */
export const modelFor = (language: string): ModelName => (language === 'en' ? 'english' : 'multilingual');
