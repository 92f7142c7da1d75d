import { stat } from 'node:fs/promises';
import type { ReadPage } from '../document/pages.ts';
import { type LimitedChild, startLimitedChild } from '../runtime/limited-child.ts';
import { scriptFor } from '../runtime/script.ts';
import { asFailure, createConversation, ReadingFailed } from './child-conversation.ts';
import { describeFailure } from './failure.ts';
import { NO_EFFORT, type ReadEvent, type ReadingEffort, type UnpackedFile } from './read-event.ts';
import { DEFAULT_READER_OPTIONS, type ReaderOptions } from './reader.ts';
import { createReadingSession, type SessionLimits } from './reading-session.ts';
import { createSpool } from './spool.ts';

export type ReadManualOptions = Partial<ReaderOptions & SessionLimits> & {
  /** Pages stored by an earlier reading, in order from page 1; reading resumes at the first missing page. */
  resume?: Iterable<ReadPage> | AsyncIterable<ReadPage>;
  /** Resources used by earlier readings of the file; they count towards its limits. */
  earlier?: ReadingEffort;
  /** Ends the reading at once; the events then end with `failed` ("crashed"), which the caller may ignore. */
  signal?: AbortSignal;
};

const DEFAULT_LIMITS: SessionLimits = {
  batchTimeoutMs: 60_000,
  documentTimeoutMs: 30 * 60_000,
  maxMemoryBytes: 800_000_000,
  maxDeaths: 12,
  maxPassages: 60_000,
};

/**
 * Reads a file in a child process with limits on time, memory and output. If the file crashes the child, the result is a `failed` event with a
 * reason; only errors of `resume` and of our own temporary files are thrown. A batch that kills the child is read again page by page, and a
 * page that kills another one is reported with `textSource: 'none'`. The next batch is read when the consumer asks for it.
 */
export async function* readManual(path: string, options: ReadManualOptions = {}): AsyncGenerator<ReadEvent> {
  const limits = pickKnown(DEFAULT_LIMITS, options);
  const readerOptions = pickKnown(DEFAULT_READER_OPTIONS, options);
  const engineOptions = await engineOptionsFor(path);
  const spool = await createSpool(path);
  const session = createReadingSession({
    limits,
    earlier: options.earlier ?? NO_EFFORT,
    start: () => startReader(engineOptions, limits.maxMemoryBytes, options.signal),
  });
  try {
    for await (const page of options.resume ?? []) await spool.append([page]);
    const opened = await session.open(spool.source, readerOptions);
    yield opened;
    const { document } = opened;
    const { source } = spool;
    const from = spool.pages() + 1;
    for await (const event of session.readPages({ path: source, options: readerOptions, document, from })) {
      if (event.type === 'batch') await spool.append(event.blocks);
      yield event;
      if (event.type === 'recognition-needed') return;
    }
    yield* session.structure({ document, spoolPath: spool.path });
  } catch (error) {
    // Failures around the reading, such as a full disk, say nothing about the file.
    if (!(error instanceof ReadingFailed)) throw error;
    const { reason } = error;
    yield { type: 'failed', reason, message: describeFailure(reason) };
  } finally {
    session.close();
    await spool.remove();
  }
}

/**
 * Unpacks entries of an archive into a folder, in a child process under the limits of reading.
 * @throws ReadingFailed whatever the archive does to the child, with the reason
 */
export async function unpackManuals(
  path: string,
  names: readonly string[],
  folder: string,
): Promise<UnpackedFile[]> {
  const { maxMemoryBytes, batchTimeoutMs } = DEFAULT_LIMITS;
  const start = () => startReader(ENGINE_OPTIONS, maxMemoryBytes, undefined);
  const conversation = createConversation({ start, batchTimeoutMs, documentTimeoutMs: batchTimeoutMs });
  try {
    for await (const event of conversation.ask({ type: 'unpack', path, names, folder })) {
      if (event.type === 'unpacked') return event.files;
    }
    throw new ReadingFailed('crashed');
  } catch (error) {
    throw asFailure(error);
  } finally {
    conversation.drop();
  }
}

/**
 * Options of V8 for a child that reads one file. Pages live for one batch, so a nursery that holds a batch keeps
 * memory low, and helper threads of the collector cost more than they save. Early optimising took a quarter of the
 * CPU time of a manual of 100 pages and rarely paid off, so code has to run about ten times longer than by default
 * first.
 */
const ENGINE_OPTIONS = [
  '--max-semi-space-size=16',
  '--single-threaded-gc',
  '--interrupt-budget=600000',
  // A function is validated when it is first called, as it is compiled.
  '--wasm-lazy-validation',
  // PDFium is asked for an outline and a few pages of a hundred, which never earns the optimising of its WebAssembly back.
  // Tiering by use would go on without the second option.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];

/**
 * A short file is read before much has to be marked: a heap that is large from the start (in MB) saved 6 % of the CPU
 * time of 135 pages. A long file would need that memory on top of its own.
 */
const HEAP_FOR_SHORT_FILES = '--initial-heap-size=96';
const SHORT_FILE_BYTES = 2_000_000;

/** Whoever reads for longer steps back behind those who have just begun: most manuals are read by then. */
const LONG_MS = 3_000;
const LONG_NICENESS = 10;

async function engineOptionsFor(path: string): Promise<string[]> {
  const isShort = await stat(path).then(
    ({ size }) => size <= SHORT_FILE_BYTES,
    // The child finds the reason and reports it.
    () => false,
  );
  return isShort ? [...ENGINE_OPTIONS, HEAP_FOR_SHORT_FILES] : ENGINE_OPTIONS;
}

function startReader(
  engineOptions: readonly string[],
  maxMemoryBytes: number,
  signal: AbortSignal | undefined,
): LimitedChild {
  const script = scriptFor(import.meta.url, '../programs/read-child');
  const execArgv = [...engineOptions, ...script.execArgv];
  const child = startLimitedChild({ ...script, execArgv }, { maxMemoryBytes, signal });
  setTimeout(() => {
    if (child.isAlive()) child.stepBack(LONG_NICENESS);
  }, LONG_MS).unref();
  return child;
}

/** The defaults, overridden by the options. */
function pickKnown<T extends object>(defaults: T, options: Partial<T>): T {
  const known = Object.keys(defaults).flatMap((key) => {
    const value = options[key as keyof T];
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...defaults, ...Object.fromEntries(known) };
}
