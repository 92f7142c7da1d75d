import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The encoders that the product ships. Both give vectors of one space: a text in any of the multilingual one's languages
 * comes near to what its English has in the English one.
 */
export type ModelName = 'english' | 'multilingual';

export const MODEL_NAMES = ['english', 'multilingual'] as const satisfies readonly ModelName[];

/** Numbers of a vector. */
export const WIDTH = 384;

export type Model = {
  /**
   * Names weights, windows and pooling together. Vectors with another id are made anew: it changes whenever one of the
   * three does.
   */
  id: string;
  /** Token ids that a window begins and ends with. */
  first: number;
  last: number;
  /** Most tokens of a window, the two around it included. */
  maxTokens: number;
};

export const MODELS: Readonly<Record<ModelName, Model>> = {
  english: { id: 'english-1', first: 101, last: 102, maxTokens: 256 },
  multilingual: { id: 'multilingual-1', first: 0, last: 2, maxTokens: 256 },
};

const FILES = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json'] as const;

/** Folder of a model's files below the folder of all models. */
export const folderOf = (modelDir: string, name: ModelName): string => join(modelDir, name);

/** Names of the files that a model lacks; empty if it is complete. */
export const missingFiles = (modelDir: string, name: ModelName): string[] =>
  FILES.map((file) => join(folderOf(modelDir, name), file)).filter((path) => !existsSync(path));

/** The encoder made for a language: ISO 639-1. */
export const modelFor = (language: string): ModelName => (language === 'en' ? 'english' : 'multilingual');
