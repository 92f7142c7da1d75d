import type { ModelMessage } from '../../../engine/write/request.ts';

/** Address, name and limits of a model. */
export type ModelSettings = {
  /** Address of an OpenAI-compatible server, such as `http://127.0.0.1:11434/v1`; no trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
};

/** A message with the picture that it is about, if any: a JPEG, which every server with vision can read. */
export type SaidMessage = ModelMessage & { jpeg?: Buffer };

export type Completion = {
  text: string;
  /** Tokens of request and reply as the server reports them, or an estimate (see count-tokens.ts). */
  tokens: number;
};

export type LanguageModel = {
  /**
   * Asks the model and gives its reply.
   * @param signal ends the call and its connection
   * @param onText is called with the whole text so far whenever more arrives; not called if a server sends all at once
   * @throws {ModelError} for every failure, also after `onText` was called
   */
  complete(
    messages: readonly SaidMessage[],
    signal: AbortSignal,
    onText?: (soFar: string) => void,
  ): Promise<Completion>;
};

/**
 * Why a model gave no reply: `timeout` the time was up; `unreachable` no connection, or it broke off; `status` an HTTP
 * error; `redirect` the server named another address; `content-type` the reply was neither JSON nor events; `too-large`
 * it had more bytes than are read; `malformed` it was not the JSON of a completion; `busy` too many calls of our own
 * are under way; `paused` the model failed too often just now.
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

/** A failed call. It holds nothing of the question or the reply, so `reason` may be logged. */
export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure) {
    super(`The model gave no reply: ${reason}.`);
    this.reason = reason;
  }
}
