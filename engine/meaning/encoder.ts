/**
 * The encoder as the rest of the product sees it. It works in a child process, and whatever becomes of that, a caller gets
 * vectors or null, which means: answer by words alone.
 *
 * It is a process and no thread because the runtime is native code: a thread that is ended while the runtime is at work ends
 * the whole program, and so does a fault of the runtime.
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
  /** Unit vectors of questions; null where there are none to be had in time. Goes before all passages that wait. */
  encodeQuestions(model: ModelName, texts: readonly string[]): Promise<Float32Array[] | null>;
  /** Vectors of a passage; null where there are none to be had. */
  encodePassage(model: ModelName, passage: PassageText): Promise<PassageVectors | null>;
  /**
   * Unit vectors of questions to be told from each other; null where there are none to be had. Takes a millisecond or two for
   * each, behind all questions that wait.
   */
  encodeLog(model: ModelName, texts: readonly string[]): Promise<Float32Array[] | null>;
  status(): EncoderStatus;
  /** Ends the process; what waits gets null, and so does what comes later. */
  close(): Promise<void>;
};

export type EncoderOptions = {
  /** Folder of the models. */
  modelDir: string;
  /** Called when the encoder begins to fail, when it fails for another reason, and when it is well again; for the log. */
  onChange?: (status: EncoderStatus) => void;
  /** A question that takes longer, waiting and loading included, is answered by words alone: ms. */
  questionMs?: number;
  /** A process that says nothing for so long although it has work is replaced: ms. */
  silenceMs?: number;
  /** How long a model that failed is left alone at first: ms. */
  restMs?: number;
  /** Without work for so long, the process is ended: ms. */
  idleMs?: number;
  /** More questions than this never wait: the next one is answered by words alone. */
  maxWaiting?: number;
  /** The process's program. Only tests give another. */
  script?: Script;
};

/** A caller that has more waiting has forgotten to wait for the first. */
const MAX_PASSAGES = 4096;
/** Somebody waits for each, and they take seconds. */
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
