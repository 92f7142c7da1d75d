import type { Encoding, EncodingWork } from './encoding-desk.ts';
import type { ModelName } from './models.ts';

/** Work for the encoder's process. It does one piece at a time, and questions go before passages. */
export type EncoderRequest = EncodingWork & { modelDir: string };

/** What becomes of a piece of work. Vectors travel as base64 of their bytes. */
export type EncoderReply =
  | { id: number; kind: 'question'; vector: string }
  | { id: number; kind: 'passage'; windows: number; bytes: string }
  | { id: number; kind: 'log'; vectors: string }
  | Extract<Encoding, { kind: 'unavailable' | 'failed' }>;

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
