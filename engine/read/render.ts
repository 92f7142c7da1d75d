import type { LimitedChild } from '../runtime/limited-child.ts';
import { startLimitedChild } from '../runtime/limited-child.ts';
import { scriptFor } from '../runtime/script.ts';
import type { Box } from './document.ts';
import { createPdfNames, type PdfNames } from './pdf-names.ts';
import type { RenderReply, RenderRequest } from './render-protocol.ts';

export type RenderOptions = { widthPx: number };

const TIMEOUT_MS = 30_000;
const IDLE_EXIT_MS = 60_000;
const MAX_MEMORY_BYTES = 800_000_000;
const MAX_WAITING = 64;
const MIN_WIDTH_PX = 64;
const MAX_WIDTH_PX = 2400;

/** Thrown when a picture cannot be drawn: damaged page, time or memory used up, or too many waiting. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

/** Draws pages in one warm child process, one after the other. */
export type PageRenderer = {
  /** A PDF page (1-based) as WebP, `widthPx` wide. Throws `RenderError`. */
  renderPage(path: string, page: number, options: RenderOptions): Promise<Buffer>;
  /** The part of a page that `box` covers as WebP, `widthPx` wide. Throws `RenderError`. */
  renderFigure(path: string, page: number, box: Box, options: RenderOptions): Promise<Buffer>;
  /** Ends the child process. The next picture starts another. */
  close(): void;
};

/** The child starts with the first picture, ends when unused, and is replaced after a crash. */
export function createPageRenderer(idleExitMs: number = IDLE_EXIT_MS): PageRenderer {
  let child: LimitedChild | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let names: PdfNames | undefined;

  function close(): void {
    clearTimeout(idleTimer);
    child?.kill();
    child = undefined;
    names?.remove();
    names = undefined;
  }

  async function draw(request: RenderRequest): Promise<Buffer> {
    clearTimeout(idleTimer);
    names ??= createPdfNames();
    child ??= startLimitedChild(scriptFor(import.meta.url, './render-child'), {
      maxMemoryBytes: MAX_MEMORY_BYTES,
    });
    try {
      child.send({ ...request, path: await names.nameFor(request.path) });
      const reply = (await child.receive(TIMEOUT_MS)) as RenderReply;
      if (!reply.ok) throw new RenderError(reply.message);
      return Buffer.from(reply.webp, 'base64');
    } catch (cause) {
      if (cause instanceof RenderError) throw cause;
      close();
      throw new RenderError('The page could not be drawn.', { cause });
    } finally {
      idleTimer = setTimeout(close, idleExitMs);
      idleTimer.unref();
    }
  }

  async function enqueue(request: RenderRequest): Promise<Buffer> {
    if (waiting >= MAX_WAITING) throw new RenderError('Too many pages are waiting to be drawn.');
    waiting += 1;
    const drawn = queue.then(() => draw(request));
    queue = drawn.catch(() => {});
    return drawn.finally(() => {
      waiting -= 1;
    });
  }

  const bound = (widthPx: number) => Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, widthPx)));
  return {
    renderPage: (path, page, { widthPx }) => enqueue({ path, page, box: null, widthPx: bound(widthPx) }),
    renderFigure: (path, page, box, { widthPx }) => enqueue({ path, page, box, widthPx: bound(widthPx) }),
    close,
  };
}
