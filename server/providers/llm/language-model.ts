import type { ModelMessage } from '../../../engine/write/request.ts';

/** Where a model is and what it may take. */
export type ModelSettings = {
  /** Of an OpenAI-compatible server, such as `http://127.0.0.1:11434/v1`; no trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
};

/** A message with the picture that it is about, if any: a JPEG, which every server that takes pictures reads. */
export type SaidMessage = ModelMessage & { jpeg?: Buffer };

export type Completion = {
  text: string;
  /** Tokens of request and reply, as the server counts them, else estimated (see count-tokens.ts). */
  tokens: number;
};

export type LanguageModel = {
  /**
   * What the model replies.
   * @param signal ends the call and its connection
   * @param onText told what is written so far whenever more has come; never by a server that sends all at once
   * @throws {ModelError} whatever goes wrong, also after something was told
   */
  complete(
    messages: readonly SaidMessage[],
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ): Promise<Completion>;
};

/**
 * Why a model gave no reply: `timeout` the time was up; `unreachable` no connection, or it broke off; `status` an HTTP
 * error; `redirect` it sent us elsewhere; `content-type` neither JSON nor the events that were asked for; `too-large` more bytes than may be read; `malformed`
 * not the JSON of a completion; `busy` too many calls of our own; `paused` it failed too often just now.
 */
export type ModelFailure =
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'redirect'
  | 'content-type'
  | 'too-large'
  | 'malformed'
  | 'busy'
  | 'paused';

/** Holds nothing of what was asked or replied: `reason` may be logged. */
export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure) {
    super(`The model gave no reply: ${reason}.`);
    this.reason = reason;
  }
}
