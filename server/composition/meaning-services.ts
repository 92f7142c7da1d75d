/** Part of the composition; see server/services.ts. */
import { type Answerer, createAnswerer, createAnswererHere } from '../../engine/answering/answerer.ts';
import { createThreadLine } from '../../engine/answering/thread-line.ts';
import { createEncoder, type Encoder, type EncoderStatus, noEncoder } from '../../engine/meaning/encoder.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Clock } from '../modules/chat/counting/answer-time.ts';
import { createProductIndexes } from '../modules/chat/indexes/product-index.ts';
import type { OnManualChanged } from '../modules/manuals/manuals.service.ts';
import { createPassageRepository } from '../modules/manuals/passages.repository.ts';
import { createMeaningService } from '../modules/meaning/meaning.service.ts';
import { createModelShelf } from '../modules/meaning/model-shelf.ts';

/** The services that other parts are given for what texts mean. */
export type Meanings = ReturnType<typeof createMeaningServices>;

export type EncoderDeps = {
  /** Told when the encoder begins to fail, and when it is well again. */
  onEncoderChange?: (status: EncoderStatus) => void;
  /** Encodes what texts mean. Only tests give one. */
  encoder?: Encoder;
  /** Looks answers up. Only tests give one. */
  answerer?: Answerer;
  /** By which products pause. Only tests give one. */
  clock?: Clock;
};

/**
 * Makes the one encoder of the process, whose child starts with the first text, vectors, and indexes of both words and vectors, which
 * are held by threads of their own.
 */
export function createMeaningServices(
  db: Db,
  { modelDir, answerThreads }: Config,
  { onEncoderChange: onChange = () => undefined, ...given }: EncoderDeps,
) {
  const encoder = given.encoder ?? (modelDir === null ? noEncoder : createEncoder({ modelDir, onChange }));
  const meaning = createMeaningService({ db, encoder });
  const { listVectors } = meaning;
  const answerer = given.answerer ?? startAnswerer(answerThreads);
  const indexes = createProductIndexes(
    { ...createPassageRepository(db), listVectors, encoder },
    { answerer, ...(given.clock && { clock: given.clock }) },
  );
  const onManualChanged: OnManualChanged = indexes.drop;
  return { encoder, meaning, answerer, indexes, onManualChanged, modelShelf: createModelShelf(modelDir) };
}

const startAnswerer = (threads: number): Answerer =>
  threads === 0
    ? createAnswererHere()
    : createAnswerer(Array.from({ length: threads }, () => createThreadLine()));
