import type { ModelName } from './models.ts';
import type { PassageText } from './windows.ts';

/** Work for the encoder's process. It does one piece at a time, and questions go before passages. */
export type EncoderRequest = { id: number; modelDir: string; model: ModelName } & (
  | { kind: 'question'; text: string }
  | { kind: 'passage'; passage: PassageText }
  | { kind: 'log'; texts: readonly string[] }
);

/** What becomes of a piece of work. Vectors travel as base64 of their bytes. */
export type EncoderReply = { id: number } & (
  | { kind: 'question'; vector: string }
  | { kind: 'passage'; windows: number; bytes: string }
  /** Vectors of all texts, one behind the other. */
  | { kind: 'log'; vectors: string }
  /** The model can't be had: a file is missing or damaged, or the runtime does not know this platform. */
  | { kind: 'unavailable'; reason: string }
  /** The model is there and can't do this text. */
  | { kind: 'failed'; reason: string }
);

export type EncoderMessage =
  | EncoderReply
  /** Which model it is at work with now: said where that changes, and as a sign of life. */
  | { kind: 'at'; model: ModelName }
  /** The model is loaded, which takes long: whoever gave up waiting for it need not wait again. */
  | { kind: 'loaded'; model: ModelName };

/** Bytes of numbers as they travel. */
export const toBase64 = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/** The bytes again, at a place of their own, where numbers of any width may begin. */
export const fromBase64 = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64')).buffer;
