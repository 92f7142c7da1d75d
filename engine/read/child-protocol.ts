import type { OpenedDocument, ReadFailureReason } from '../document/pages.ts';
import type { ReadEvent } from './read-event.ts';
import type { ReaderOptions } from './reader.ts';

/** What the parent asks of the reading child; each is answered by messages that end with `idle`. */
export type ChildRequest =
  | { type: 'open'; path: string; options: ReaderOptions }
  /**
   * Pages `from` to `to` one message a batch; `batchPages` 1 finds the page that a batch died of. `mayLearn`: no batch has died, so that
   * the first pages may be looked at once more, see `DocumentReader.learn`.
   */
  | {
      type: 'read';
      path: string;
      options: ReaderOptions;
      document: OpenedDocument;
      from: number;
      to: number;
      batchPages: number;
      mayLearn: boolean;
    }
  /** The named entries of an archive, each as a file in `folder` under its place among them. */
  | { type: 'unpack'; path: string; names: readonly string[]; folder: string }
  /** `spoolPath`: the stored pages, one JSON document a line, in order. */
  | { type: 'structure'; document: OpenedDocument; spoolPath: string; maxPassages: number }
  /** The parent has taken the last message: the next may be made. */
  | { type: 'ack' };

/** What the child says. Anything received shows that it is alive. */
export type ChildMessage =
  | { type: 'event'; event: ReadEvent }
  | { type: 'alive' }
  | { type: 'error'; reason: ReadFailureReason; message: string }
  | { type: 'idle' };
