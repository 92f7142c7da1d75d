import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenedDocument, Unread } from '../document/pages.ts';
import type { LimitedChild } from '../runtime/limited-child.ts';
import {
  asFailure,
  type ChildConversation,
  createConversation,
  ReadingFailed,
} from './child-conversation.ts';
import type { ChildRequest } from './child-protocol.ts';
import type { ReadEvent, ReadingEffort } from './read-event.ts';
import type { ReaderOptions } from './reader.ts';

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
/** Before another child is started in the place of one that was killed, times how often that has happened. */
const PAUSE_MS = 200;

type Opened = Extract<ReadEvent, { type: 'opened' }>;
type PagesToRead = { path: string; options: ReaderOptions; document: OpenedDocument; from: number };
type SessionParts = { limits: SessionLimits; earlier: ReadingEffort; start: () => LimitedChild };

/** The parent's side of one file: keeps a child at work and starts another when a page has killed it. */
export function createReadingSession({ limits, earlier, start }: SessionParts) {
  const since = performance.now();
  const documentTimeoutMs = limits.documentTimeoutMs - earlier.spentMs;
  const conversation = createConversation({ ...limits, documentTimeoutMs, start });
  let lastDeath: ReadingFailed | undefined;
  const onDeath = (death: ReadingFailed): void => {
    lastDeath = death;
  };
  return {
    open: (path: string, options: ReaderOptions) => openDocument(conversation, path, options),
    readPages: (pages: PagesToRead) =>
      readPages({ conversation, limits, onDeath, effort: { ...earlier }, since }, pages),
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
        yield* askAgain(conversation, request);
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
  effort: ReadingEffort;
  /** When this session began, for what it adds to the effort. */
  since: number;
};

/** Asks again where the child came to an end that may not be the file's fault: the answer begins anew then. */
async function* askAgain(conversation: ChildConversation, request: ChildRequest): AsyncGenerator<ReadEvent> {
  for (let tries = 1; ; tries += 1) {
    try {
      yield* conversation.ask(request);
      return;
    } catch (error) {
      if (tries >= conversation.triesUntil(error)) throw error;
      conversation.drop();
      await pauseAfter(tries);
    }
  }
}

/** Where memory is short it is no use to begin at once. */
const pauseAfter = (tries: number): Promise<void> => sleep(tries * PAUSE_MS);

async function openDocument(
  conversation: ChildConversation,
  path: string,
  options: ReaderOptions,
): Promise<Opened> {
  let opened: Opened | undefined;
  try {
    for await (const event of askAgain(conversation, { type: 'open', path, options })) {
      if (event.type === 'opened') opened = event;
    }
  } catch (error) {
    throw asFailure(error);
  }
  if (!opened) throw new ReadingFailed('crashed');
  return opened;
}

/**
 * Reads on in batches; a batch that kills the child is read again page by page, and a page at which alone too many of them
 * come to an end is given up.
 */
async function* readPages(
  { conversation, limits, onDeath, effort, since }: PageReading,
  { path, options, document, from }: PagesToRead,
): AsyncGenerator<ReadEvent> {
  const { pages } = document;
  const before = effort.spentMs;
  const soFar = (): ReadingEffort => ({ ...effort, spentMs: before + performance.now() - since });
  let next = from;
  let tries = { page: 0, count: 0 };
  while (next <= pages) {
    const isSingle = next <= effort.singlesUntil;
    const to = isSingle ? Math.min(effort.singlesUntil, pages) : pages;
    const batchPages = isSingle ? 1 : options.batchPages;
    try {
      for await (const event of conversation.ask({
        type: 'read',
        path,
        options,
        document,
        from: next,
        to,
        batchPages,
        mayLearn: effort.singlesUntil === 0,
      })) {
        if (event.type === 'batch') next = event.to + 1;
        yield event.type === 'batch' ? { ...event, effort: soFar() } : event;
        if (event.type === 'recognition-needed') return;
      }
    } catch (error) {
      conversation.drop();
      if (!conversation.isSurvivable(error)) throw asFailure(error);
      if (!isSingle) {
        effort.singlesUntil = Math.min(pages, next + options.batchPages - 1);
        continue;
      }
      tries = { page: next, count: tries.page === next ? tries.count + 1 : 1 };
      if (tries.count < conversation.triesUntil(error)) {
        await pauseAfter(tries.count);
        continue;
      }
      effort.deaths += 1;
      const death = asFailure(error);
      onDeath(death);
      if (effort.deaths > limits.maxDeaths) throw death;
      yield unreadableBatch(next, soFar());
      next += 1;
    }
  }
}

function unreadableBatch(page: number, effort: ReadingEffort): ReadEvent {
  const unread: Unread = { reason: 'damaged' };
  const unreadablePage = { page, width: 0, height: 0, textSource: 'none', unread } as const;
  return {
    type: 'batch',
    from: page,
    to: page,
    pages: [{ ...unreadablePage, words: 0 }],
    blocks: [{ ...unreadablePage, blocks: [] }],
    passages: [],
    headings: [],
    usage: { cpuMs: 0, peakRssBytes: 0 },
    effort,
  };
}
