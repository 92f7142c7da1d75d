/** Answers from manuals that it is given once: on this thread, or on threads of its own (see `thread-line.ts`). */
import type { Passage } from '../document/manual.ts';
import type { ManualSource } from '../index/manual-index.ts';
import { encodeUnrelated } from '../meaning/background.ts';
import type { Encoder } from '../meaning/encoder.ts';
import type { StoredVectors } from '../meaning/meaning-index.ts';
import type { ModelName } from '../meaning/models.ts';
import { createDesk, type DeskRequest } from './desk.ts';
import type { Look, TaskName, TaskResult } from './tasks.ts';

/** Where a desk stands. */
export type Line = {
  /** @throws NotHeld, TookTooLong */
  send: (request: DeskRequest, transfer?: ArrayBuffer[]) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The manuals of a product, ready to be asked. */
export type OpenManuals = {
  passages: number;
  /** @throws NotHeld once they are closed or their thread has ended; TookTooLong */
  look: Look;
  /** Replaces the vectors of the passages. The last call counts. @throws NotHeld */
  learn: (stored: readonly StoredVectors[], encoder: Pick<Encoder, 'encodePassage'>) => Promise<void>;
  /** Forgets them. What is asked of them from now on throws NotHeld. */
  close: () => void;
};

export type Answerer = {
  /** Indexes manuals. @param place the same for the same product, which so always has the same thread */
  open: (place: string, manuals: readonly ManualSource[]) => Promise<OpenManuals>;
  /** Loads what the first question would otherwise wait for. */
  warmUp: () => Promise<void>;
  /** Ends the threads. */
  close: () => Promise<void>;
};

/** A tenth of a megabyte: building goes on for about 10 ms, and then whoever asks has a turn. */
const SLICE_PASSAGES = 40;
const SLICE_VECTORS = 100;

/** Answers on the thread that calls. */
export function createAnswererHere(): Answerer {
  const { handle } = createDesk();
  return createAnswerer([{ send: handle, close: async () => undefined }]);
}

/** @param lines at least one; products are shared out among them */
export function createAnswerer(lines: readonly Line[]): Answerer {
  let products = 0;
  const lineOf = (place: string): Line => {
    const line = lines[hashOf(place) % lines.length];
    if (line === undefined) throw new Error('Nobody is there to answer.');
    return line;
  };

  return {
    async open(place, manuals) {
      const { send } = lineOf(place);
      const product = ++products;
      const close = (): void => void send({ kind: 'close', product }).catch(() => undefined);
      try {
        for (const { manualId, title, language, sections, figures, passages } of manuals) {
          // Only what an index needs: everything that is sent is copied.
          await send({ kind: 'manual', product, manual: { manualId, title, language, sections, figures } });
          for (const slice of slicesOf<Passage>(passages, SLICE_PASSAGES))
            await send({ kind: 'passages', product, passages: slice });
        }
        const count = (await send({ kind: 'build', product })) as number;
        return openManuals(send, { product, passages: count, close });
      } catch (error) {
        close();
        throw error;
      }
    },
    warmUp: async () => void (await Promise.all(lines.map(({ send }) => send({ kind: 'warm-up' })))),
    close: async () => void (await Promise.all(lines.map((line) => line.close()))),
  };
}

type Opened = Pick<OpenManuals, 'passages' | 'close'> & { product: number };

function openManuals(send: Line['send'], { product, passages, close }: Opened): OpenManuals {
  let sets = 0;
  return {
    passages,
    look: async <Name extends TaskName>(name: Name, ...input: unknown[]) =>
      (await send({ kind: 'task', product, name, input })) as TaskResult<Name>,

    async learn(stored, encoder) {
      const set = ++sets;
      for (const slice of slicesOf(stored, SLICE_VECTORS)) {
        // A row may be a view of all that came with it, which would be copied with each.
        const rows = slice.map((row) => ({
          ...row,
          vectors: { ...row.vectors, bytes: row.vectors.bytes.slice() },
        }));
        await send(
          { kind: 'vectors', product, set, stored: rows },
          rows.map(({ vectors }) => vectors.bytes.buffer),
        );
      }
      const models = (await send({ kind: 'lay-out', product, set })) as ModelName[];
      const measure = async (): Promise<void> => {
        for (const model of models) {
          const questions = await encodeUnrelated(encoder, model);
          if (questions) await send({ kind: 'background', product, set, model, questions });
        }
      };
      // Nobody waits for it: the first questions are judged by what manuals reach on the average.
      measure().catch(() => undefined);
    },
    close,
  };
}

function* slicesOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
