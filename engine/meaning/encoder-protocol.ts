import type { ModelName } from './models.ts';
import type { PassageVectors } from './vectors.ts';
import type { PassageText } from './windows.ts';

/** What the encoder's thread is given when it starts. */
export type EncoderData = { modelDir: string };

/** Work for the encoder's thread: it does one piece at a time, in the order in which they come. */
export type EncoderRequest =
  | { id: number; kind: 'question'; model: ModelName; text: string }
  | { id: number; kind: 'passage'; model: ModelName; passage: PassageText };

export type EncoderReply =
  | { id: number; kind: 'question'; vector: Float32Array }
  | { id: number; kind: 'passage'; vectors: PassageVectors }
  /** The model can't be had: a file is missing or damaged, or the runtime does not know this platform. */
  | { id: number; kind: 'unavailable'; reason: string }
  | { id: number; kind: 'failed'; reason: string };
