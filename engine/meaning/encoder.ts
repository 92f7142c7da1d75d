/**
 * The interface of the encoder. It runs in a child process; whatever happens there, a caller gets vectors or null, which means: answer by
 * words alone.
 *
 * It is a process rather than a thread because the runtime is native code: terminating a thread while the runtime is working, or a crash
 * of the runtime, would end the whole program.
 */
import type { Script } from '../runtime/script.ts';
import { fromBase64 } from './encoder-protocol.ts';
import { createEncoderQueue } from './encoder-queue.ts';
import { createModelHealth, type EncoderStatus } from './encoder-status.ts';
import { type ModelName, WIDTH } from './models.ts';
import type { PassageVectors } from './vectors.ts';
import type { PassageText } from './windows.ts';

export type { EncoderStatus } from './encoder-status.ts';

export type Encoder = {
  /** Unit vectors of questions; null if they cannot be computed in time. Takes precedence over waiting passages. */
  encodeQuestions(model: ModelName, texts: readonly string[]): Promise<Float32Array[] | null>;
  /** Vectors of a passage; null if they cannot be computed. */
  encodePassage(model: ModelName, passage: PassageText): Promise<PassageVectors | null>;
  /**
   * Unit vectors of questions that will be compared with each other; null if they cannot be computed. Takes a millisecond or two each, after
   * all waiting questions.
   */
  encodeLog(model: ModelName, texts: readonly string[]): Promise<Float32Array[] | null>;
  status(): EncoderStatus;
  /** Ends the process; waiting and later requests get null. */
  close(): Promise<void>;
};

export type EncoderOptions = {
  /** Folder of the models. */
  modelDir: string;
  /** Called when the encoder begins to fail, fails for a new reason, or works again; for the log. */
  onChange?: (status: EncoderStatus) => void;
  /** Time limit for a question in ms, including waiting and loading; after it, the question is answered by words alone. */
  questionMs?: number;
  /** A busy process that is silent for this long, in ms, is replaced. */
  silenceMs?: number;
  /** Time in ms before a model that failed for the first time is tried again. */
  restMs?: number;
  /** An idle process is ended after this time, in ms. */
  idleMs?: number;
  /** Maximum number of waiting questions; further ones are answered by words alone. */
  maxWaiting?: number;
  /** The program that the process runs; only tests pass another. */
  script?: Script;
};

/** Maximum number of waiting passages: a caller with more has forgotten to await them. */
const MAX_PASSAGES = 4096;
/** Maximum number of waiting batches, since each takes seconds and has a caller waiting for it. */
const MAX_LOGS = 16;

/** An encoder that is always off. */
export const noEncoder: Encoder = {
  encodeQuestions: async () => null,
  encodePassage: async () => null,
  encodeLog: async () => null,
  status: () => ({ state: 'off' }),
  close: async () => {},
};

/** An encoder whose process starts with the first text. */
export function createEncoder({
  maxWaiting = 64,
  questionMs = 2500,
  restMs = 30_000,
  ...options
}: EncoderOptions): Encoder {
  const health = createModelHealth(restMs, options.onChange);
  const queue = createEncoderQueue(health, options);
  let lastId = 0;
  const head = (model: ModelName) => ({ id: ++lastId, modelDir: options.modelDir, model });

  async function encodeQuestion(model: ModelName, text: string): Promise<Float32Array | null> {
    const reply = await queue.add({ ...head(model), kind: 'question', text }, questionMs);
    return reply?.kind === 'question' ? new Float32Array(fromBase64(reply.vector)) : null;
  }

  return {
    async encodeQuestions(model, texts) {
      if (queue.length('question') + texts.length > maxWaiting) return null;
      const vectors = await Promise.all(texts.map((text) => encodeQuestion(model, text)));
      const found = vectors.filter((vector) => vector !== null);
      return found.length === texts.length ? found : null;
    },
    async encodePassage(model, { path, heading, text }) {
      if (queue.length('passage') >= MAX_PASSAGES) return null;
      const reply = await queue.add({ ...head(model), kind: 'passage', passage: { path, heading, text } });
      if (reply?.kind !== 'passage') return null;
      return { windows: reply.windows, bytes: new Int8Array(fromBase64(reply.bytes)) };
    },
    async encodeLog(model, texts) {
      if (queue.length('log') >= MAX_LOGS) return null;
      const reply = await queue.add({ ...head(model), kind: 'log', texts });
      if (reply?.kind !== 'log') return null;
      const vectors = new Float32Array(fromBase64(reply.vectors));
      return texts.map((_, i) => vectors.slice(i * WIDTH, (i + 1) * WIDTH));
    },
    status: health.status,
    close: async () => queue.close(),
  };
}
