/** What the page of a saved chat and its worker say to each other. */
import type { CodeFields } from './code-visit.ts';
import type { Message } from './messages.ts';
import type { OfflinePack } from './offline.ts';
import type { OfflineMeaning } from './offline-meaning.ts';

/** A question as the customer asked it; see `askBot`. */
export type OfflineQuestion = {
  question: string;
  variant?: string | undefined;
  variants?: string[] | undefined;
  /** What the printed code said by which the chat was opened. */
  code?: CodeFields | undefined;
};

/** A message of the present conversation; `asks` where it only names a variant: the question that it answers. */
export type OfflineTurn = { message: Message; asks?: string | undefined };

/** What was asked and answered, not yet known to the server. */
export type OfflineAnswer = {
  question: Message;
  answer: Message;
  suggestions: string[];
  /** Whether the question was understood by its meaning, too. */
  byMeaning: boolean;
  /** See `OfflineTurn`. */
  asks?: string | undefined;
};

export type ToOfflineWorker = {
  call: number;
} /** `likely`: questions that the customer may ask; `begin`: at the place of a printed code. */ & (
  | { kind: 'open'; pack: OfflinePack; likely: readonly string[] }
  /** `vectors`: of the passages, as they are saved. The port that comes with it leads to the worker that encodes. */
  | { kind: 'learn'; vectors: ArrayBuffer }
  | { kind: 'ask'; asked: OfflineQuestion; turns: readonly OfflineTurn[] }
  | { kind: 'begin'; place: string }
);

export type FromOfflineWorker =
  | { call: number; kind: 'done'; result: OfflineAnswer | readonly string[] | null }
  | { call: number; kind: 'failed'; reason: string };

/** What the worker that encodes begins with; all work comes through the port that comes with it. */
export type ToEncoderWorker = {
  /** Name of the browser's cache that holds the files. */
  cache: string;
  /** Path of the runtime's program. */
  runtime: string;
  models: OfflineMeaning['models'];
};
