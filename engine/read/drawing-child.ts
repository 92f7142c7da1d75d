import { ChildDeath, type LimitedChild, startLimitedChild } from '../runtime/limited-child.ts';
import { scriptFor } from '../runtime/script.ts';
import { createPdfNames, type PdfNames } from './pdf-names.ts';
import { RenderError } from './render-error.ts';
import type {
  DescribeReply,
  DescribeRequest,
  FailedReply,
  PageDescription,
  RenderReply,
  RenderRequest,
} from './render-protocol.ts';

/** Bounds of the child. */
export type DrawingLimits = {
  /** For one picture. */
  timeoutMs: number;
  /** Unused for so long it ends. */
  idleExitMs: number;
};

/** For the process to start, which says nothing of any page. */
const START_TIMEOUT_MS = 30_000;
/** A page that takes longer has to be waited for anyway, and lets what answers go first. */
const LONG_MS = 500;
const MAX_MEMORY_BYTES = 800_000_000;
/** People wait for pictures; they go before questions, which many may ask at once, and the manuals that are being read. */
const NICENESS = 2;
/** Of a long page: behind readings that have just begun, before those that take long, which nobody looks at. */
const LONG_NICENESS = 8;

/** One warm child process that draws one picture at a time. */
export type DrawingChild = {
  /** A picture as WebP. @throws RenderError */
  draw(request: RenderRequest): Promise<Buffer>;
  /** What a page says where. @throws RenderError also where there is none */
  describe(request: DescribeRequest): Promise<PageDescription>;
  /** Whether its process runs, so that a picture can be begun at once. */
  isWarm(): boolean;
  /** Ends the process. The next picture starts another. */
  close(): void;
};

/** The process starts with the first picture, ends when unused, and is replaced after a crash. */
export function createDrawingChild({ timeoutMs, idleExitMs }: DrawingLimits): DrawingChild {
  let child: Promise<LimitedChild> | undefined;
  /** Takes over from a child that has stepped back, which can't step forward again. */
  let spare: Promise<LimitedChild> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let names: PdfNames | undefined;

  function close(): void {
    clearTimeout(idleTimer);
    end(child);
    end(spare);
    child = undefined;
    spare = undefined;
    names?.remove();
    names = undefined;
  }

  /** @throws RenderError */
  async function running(): Promise<LimitedChild> {
    child ??= startChild();
    try {
      return await child;
    } catch (error) {
      child = undefined;
      throw error;
    }
  }

  /** @throws RenderError, ChildDeath */
  async function tell<Reply extends { ok: true }>(
    request: RenderRequest | DescribeRequest,
    path: string,
  ): Promise<Reply> {
    const drawing = await running();
    const timer = setTimeout(() => {
      drawing.stepBack(LONG_NICENESS);
      spare = startChild();
      // Whoever draws with it is told.
      spare.catch(() => undefined);
    }, LONG_MS);
    try {
      drawing.send({ ...request, path });
      const reply = (await drawing.receive(timeoutMs)) as Reply | FailedReply;
      if (!reply.ok) throw new RenderError('undrawable', { cause: reply.message });
      return reply;
    } finally {
      clearTimeout(timer);
      if (spare || !drawing.isAlive()) {
        drawing.kill();
        child = spare;
        spare = undefined;
      }
    }
  }

  /** @throws RenderError */
  async function ask<Reply extends { ok: true }>(request: RenderRequest | DescribeRequest): Promise<Reply> {
    clearTimeout(idleTimer);
    names ??= createPdfNames();
    try {
      return await tell(request, await names.nameFor(request.path));
    } catch (cause) {
      throw toRenderError(cause);
    } finally {
      idleTimer = setTimeout(close, idleExitMs);
      idleTimer.unref();
    }
  }

  return {
    draw: async (request) => Buffer.from((await ask<RenderReply>(request)).webp, 'base64'),
    describe: async (request) => (await ask<DescribeReply>(request)).page,
    isWarm: () => child !== undefined,
    close,
  };
}

/** @throws RenderError */
async function startChild(): Promise<LimitedChild> {
  const child = startLimitedChild(scriptFor(import.meta.url, './render-child'), {
    maxMemoryBytes: MAX_MEMORY_BYTES,
    niceness: NICENESS,
  });
  try {
    await child.receive(START_TIMEOUT_MS);
  } catch (cause) {
    child.kill();
    throw new RenderError('interrupted', { cause });
  }
  return child;
}

function end(child: Promise<LimitedChild> | undefined): void {
  child?.then(
    (started) => started.kill(),
    // It has ended already.
    () => undefined,
  );
}

const toRenderError = (cause: unknown): RenderError =>
  cause instanceof RenderError
    ? cause
    : new RenderError(isItsOwnFault(cause) ? 'undrawable' : 'interrupted', { cause });

/** Whether the page itself is what the process died of; a system that is short of memory kills any. */
const isItsOwnFault = (cause: unknown): boolean =>
  cause instanceof ChildDeath && cause.reason !== 'killed' && cause.reason !== 'aborted';
