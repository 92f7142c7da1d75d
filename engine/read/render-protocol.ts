import type { Box } from '../document/pages.ts';

/** A picture to draw: a page, or the part of it in `box`. */
export type RenderRequest = { path: string; page: number; box: Box | null; widthPx: number };

/** `webp` in base64. */
export type RenderReply = { ok: true; webp: string } | { ok: false; message: string };

/** First word of the program that draws, once it is loaded. */
export type RenderGreeting = { isReady: true };
