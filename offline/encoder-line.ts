/** What the worker that answers has of the one that encodes: an encoder that never keeps a question waiting for long. */
import type { Encoder } from '../engine/meaning/encoder.ts';
import type { Encoding, EncodingWork } from '../engine/meaning/encoding-desk.ts';
import type { ModelName } from '../engine/meaning/models.ts';

/** The way to what encodes, and back. */
export type Line = {
  send: (work: EncodingWork) => void;
  listen: (tell: (encoding: Encoding) => void) => void;
};

/** How long a question waits for its vectors, ms, as on a server; then it is answered by words alone. */
const QUESTION_MS = 2500;
/** The same while a model is not known to be loaded, which takes seconds on a phone. */
const LOADING_MS = 150;

type Ask = EncodingWork extends infer Work ? (Work extends unknown ? Omit<Work, 'id'> : never) : never;

/** @returns an encoder whose questions get null while their model is loaded, late, or can't be had */
export function createEncoderLine(line: Line): Pick<Encoder, 'encodeQuestions' | 'encodePassage'> {
  const waiting = new Map<number, (encoding: Encoding | null) => void>();
  /** Models that have answered, and nothing of theirs was late since. */
  const ready = new Set<ModelName>();
  let lastId = 0;

  line.listen((encoding) => {
    waiting.get(encoding.id)?.(encoding);
    waiting.delete(encoding.id);
  });

  function send(work: Ask): Promise<Encoding | null> {
    const id = ++lastId;
    return new Promise((resolve) => {
      waiting.set(id, (encoding) => {
        if (encoding?.kind === 'question' || encoding?.kind === 'passage') ready.add(work.model);
        else ready.delete(work.model);
        resolve(encoding);
      });
      line.send({ ...work, id } as EncodingWork);
    });
  }

  /** Resolves with null where it takes too long; that it comes after all is still noted. */
  function inTime(encoding: Promise<Encoding | null>, model: ModelName): Promise<Encoding | null> {
    return new Promise((resolve) => {
      const giveUp = (): void => {
        ready.delete(model);
        resolve(null);
      };
      const timer = setTimeout(giveUp, ready.has(model) ? QUESTION_MS : LOADING_MS);
      void encoding.then((made) => {
        clearTimeout(timer);
        resolve(made);
      });
    });
  }

  return {
    async encodeQuestions(model, texts) {
      const made = await Promise.all(
        texts.map((text) => inTime(send({ kind: 'question', model, text }), model)),
      );
      const vectors = made.flatMap((one) => (one?.kind === 'question' ? [one.vector] : []));
      return vectors.length === texts.length ? vectors : null;
    },
    async encodePassage(model, { path, heading, text }) {
      const made = await send({ kind: 'passage', model, passage: { path, heading, text } });
      return made?.kind === 'passage' ? made.vectors : null;
    },
  };
}
