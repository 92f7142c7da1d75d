import type { Box } from '../document/pages.ts';

/** A picture to draw: a page, or the part of it in `box`. */
export type RenderRequest = { path: string; page: number; box: Box | null; widthPx: number };

/** Asks how large the first `pages` pages are. */
export type SizesRequest = { path: string; pages: number };

/** The sides of a page in points, as it is seen. */
export type PageSize = { width: number; height: number };

/** `webp` in base64. */
export type RenderReply = { ok: true; webp: string };
export type SizesReply = { ok: true; sizes: PageSize[] };
/** In place of either. */
export type FailedReply = { ok: false; message: string };

/** First word of the program that draws, once it is loaded. */
export type RenderGreeting = { isReady: true };
