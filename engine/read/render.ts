import type { Box } from '../document/pages.ts';
import { createTurns, NoTurn, type Turn } from '../runtime/turns.ts';
import { createDrawingChild, type DrawingChild } from './drawing-child.ts';
import { createDrawingRecord } from './drawing-record.ts';
import { RenderError } from './render-error.ts';
import type { PageDescription, RenderRequest } from './render-protocol.ts';

/** How wide, and for whom; a picture that nobody waits for any more is not begun. */
export type RenderOptions = Turn & { widthPx: number };

/** How much drawing there is for everybody, and for each. */
export type RendererLimits = {
  /** For one picture. */
  timeoutMs: number;
  /** An unused process ends after so long. */
  idleExitMs: number;
  /** Processes at most. The second one is for others than who keeps the first one busy for `helpAfterMs`. */
  processes: number;
  helpAfterMs: number;
  maxWaitingEach: number;
  maxWaiting: number;
  /** Drawing time of one file within `windowMs`. */
  maxFileMs: number;
  windowMs: number;
  /** A page that can't be drawn is not tried again for so long. */
  failureMs: number;
};

const HOUR_MS = 3_600_000;
const LIMITS: RendererLimits = {
  timeoutMs: 10_000,
  idleExitMs: 60_000,
  processes: 2,
  helpAfterMs: 100,
  maxWaitingEach: 40,
  maxWaiting: 1_000,
  maxFileMs: 300_000,
  windowMs: HOUR_MS,
  failureMs: HOUR_MS,
};
const MIN_WIDTH_PX = 64;
const MAX_WIDTH_PX = 2400;

/** Draws pages for tenants in turns, in one warm child process, or two while one of them is long at a page. */
export type PageRenderer = {
  /** A PDF page (1-based) as WebP, `widthPx` wide. @throws RenderError */
  renderPage(path: string, page: number, options: RenderOptions): Promise<Buffer>;
  /** The part of a page that `box` covers as WebP, `widthPx` wide. @throws RenderError */
  renderFigure(path: string, page: number, box: Box, options: RenderOptions): Promise<Buffer>;
  /** How large a page (1-based) of a PDF is, and what it says where. @throws RenderError also where there is none */
  describePage(path: string, page: number, turn: Turn): Promise<PageDescription>;
  /** Pictures that wait for their turn. */
  waiting(): number;
  /** Ends the processes. The next picture starts another. */
  close(): void;
};

/** Makes a renderer without a process; the first picture starts one. */
export function createPageRenderer(limits: Partial<RendererLimits> = {}): PageRenderer {
  const all = { ...LIMITS, ...limits };
  const children = Array.from({ length: all.processes }, () => createDrawingChild(all));
  const turns = createTurns({
    ...all,
    hands: all.processes,
    isReady: (hand) => children[hand]?.isWarm() ?? false,
  });
  const record = createDrawingRecord(all);

  function childOf(hand: number): DrawingChild {
    const child = children[hand];
    if (!child) throw new RenderError('interrupted');
    return child;
  }

  async function draw(hand: number, request: RenderRequest): Promise<Buffer> {
    // What waited may have become known as undrawable by what was drawn before it.
    record.check(request);
    const from = performance.now();
    let isUndrawable = false;
    try {
      return await childOf(hand).draw(request);
    } catch (error) {
      isUndrawable = error instanceof RenderError && error.fault === 'undrawable';
      throw error;
    } finally {
      record.note(request, performance.now() - from, isUndrawable);
    }
  }

  async function render(request: RenderRequest, turn: Turn): Promise<Buffer> {
    record.check(request);
    return inTurn(turn, (hand) => draw(hand, request));
  }

  async function inTurn<T>(turn: Turn, work: (hand: number) => Promise<T>): Promise<T> {
    try {
      return await turns.run(turn, work);
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      throw new RenderError(error.reason === 'full' ? 'busy' : 'gone', { cause: error });
    }
  }

  const bound = (widthPx: number) => Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, widthPx)));
  return {
    renderPage: (path, page, { widthPx, ...turn }) =>
      render({ path, page, box: null, widthPx: bound(widthPx) }, turn),
    renderFigure: (path, page, box, { widthPx, ...turn }) =>
      render({ path, page, box, widthPx: bound(widthPx) }, turn),
    describePage: (path, page, turn) =>
      inTurn(turn, (hand) => childOf(hand).describe({ path, describe: page })),
    waiting: turns.waiting,
    close: () => {
      for (const child of children) child.close();
    },
  };
}
