import type { LimitedChild } from '../runtime/limited-child.ts';
import {
  asFailure,
  type ChildConversation,
  createConversation,
  ReadingFailed,
} from './child-conversation.ts';
import type { ChildRequest } from './child-protocol.ts';
import type { OpenedDocument } from './document.ts';
import type { ReadEvent } from './read-event.ts';
import { BATCH_PAGES, type ReaderOptions } from './reader.ts';

export type SessionLimits = {
  /** Longest silence of the child: opening, one batch, or one recognised page. */
  batchTimeoutMs: number;
  /** Longest time for the whole file, consumer's pauses included. */
  documentTimeoutMs: number;
  maxMemoryBytes: number;
  /** Pages that may kill the child before the file as a whole counts as unreadable. */
  maxDeaths: number;
  maxPassages: number;
};

/** From here on a manual is understood by a child of its own, so that what reading it has left behind is not in the way. */
const PAGES_FOR_OWN_CHILD = 500;

type Opened = Extract<ReadEvent, { type: 'opened' }>;
type PagesToRead = { path: string; options: ReaderOptions; document: OpenedDocument; from: number };
type SessionParts = { limits: SessionLimits; start: () => LimitedChild };

/** The parent's side of one file: keeps a child at work and starts another when a page has killed it. */
export function createReadingSession({ limits, start }: SessionParts) {
  const conversation = createConversation({ ...limits, start });
  let lastDeath: ReadingFailed | undefined;
  const onDeath = (death: ReadingFailed): void => {
    lastDeath = death;
  };
  return {
    open: (path: string, options: ReaderOptions) => openDocument(conversation, path, options),
    readPages: (pages: PagesToRead) => readPages({ conversation, limits, onDeath }, pages),
    async *structure({
      document,
      spoolPath,
    }: {
      document: OpenedDocument;
      spoolPath: string;
    }): AsyncGenerator<ReadEvent> {
      if (document.pages >= PAGES_FOR_OWN_CHILD) conversation.drop();
      const request = { type: 'structure', document, spoolPath, maxPassages: limits.maxPassages } as const;
      try {
        yield* askTwice(conversation, request);
      } catch (error) {
        const failure = asFailure(error);
        // Nothing was read, and not for want of text: what the pages died of says more.
        throw failure.reason === 'scanned' && lastDeath ? lastDeath : failure;
      }
    },

    close: conversation.drop,
  };
}

type PageReading = {
  conversation: ChildConversation;
  limits: SessionLimits;
  onDeath: (death: ReadingFailed) => void;
};

/**
 * Asks once more where the child was killed, which the system does to whoever is there when memory is short: its answer
 * begins anew then. A file that kills the second child, too, is what is wrong.
 */
async function* askTwice(conversation: ChildConversation, request: ChildRequest): AsyncGenerator<ReadEvent> {
  try {
    yield* conversation.ask(request);
  } catch (error) {
    if (!conversation.isKilled(error)) throw error;
    conversation.drop();
    yield* conversation.ask(request);
  }
}

async function openDocument(
  conversation: ChildConversation,
  path: string,
  options: ReaderOptions,
): Promise<Opened> {
  let opened: Opened | undefined;
  try {
    for await (const event of askTwice(conversation, { type: 'open', path, options })) {
      if (event.type === 'opened') opened = event;
    }
  } catch (error) {
    throw asFailure(error);
  }
  if (!opened) throw new ReadingFailed('crashed');
  return opened;
}

/**
 * Reads on in batches; a batch that kills the child is read again page by page, and a page that alone kills two of them is given
 * up: one may have been killed by the system.
 */
async function* readPages(
  { conversation, limits, onDeath }: PageReading,
  { path, options, document, from }: PagesToRead,
): AsyncGenerator<ReadEvent> {
  const { pages } = document;
  let next = from;
  let singlesUntil = 0;
  let deaths = 0;
  let suspect = 0;
  while (next <= pages) {
    const isSingle = next <= singlesUntil;
    const to = isSingle ? singlesUntil : pages;
    const batchPages = isSingle ? 1 : BATCH_PAGES;
    try {
      for await (const event of conversation.ask({
        type: 'read',
        path,
        options,
        document,
        from: next,
        to,
        batchPages,
      })) {
        if (event.type === 'batch') next = event.to + 1;
        yield event;
      }
    } catch (error) {
      conversation.drop();
      if (!conversation.isSurvivable(error)) throw asFailure(error);
      if (!isSingle) {
        singlesUntil = Math.min(pages, next + BATCH_PAGES - 1);
        continue;
      }
      if (suspect !== next && conversation.isKilled(error)) {
        suspect = next;
        continue;
      }
      deaths += 1;
      const death = asFailure(error);
      onDeath(death);
      if (deaths > limits.maxDeaths) throw death;
      yield unreadableBatch(next);
      next += 1;
    }
  }
}

function unreadableBatch(page: number): ReadEvent {
  return {
    type: 'batch',
    from: page,
    to: page,
    pages: [{ page, width: 0, height: 0, textSource: 'none', words: 0 }],
    blocks: [{ page, width: 0, height: 0, textSource: 'none', blocks: [] }],
    passages: [],
    headings: [],
    usage: { cpuMs: 0, peakRssBytes: 0 },
  };
}
