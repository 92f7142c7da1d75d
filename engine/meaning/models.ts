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
  english: { id: 'english-2', first: 101, last: 102, maxTokens: 256 },
  multilingual: { id: 'multilingual-2', first: 0, last: 2, maxTokens: 256 },
};

/** The encoder made for a language: ISO 639-1. */
export const modelFor = (language: string): ModelName => (language === 'en' ? 'english' : 'multilingual');
