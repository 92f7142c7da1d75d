import type { Box } from '../document/pages.ts';

/** A picture to draw: a page, or the part of it in `box`. */
export type RenderRequest = { path: string; page: number; box: Box | null; widthPx: number };

/** Asks what the page `describe` says where. */
export type DescribeRequest = { path: string; describe: number };

/** A page: its sides in points, as it is seen, and its lines; none of a page that is shown turned. */
export type PageDescription = { width: number; height: number; lines: { text: string; box: Box }[] };

/** `webp` in base64. */
export type RenderReply = { ok: true; webp: string };
export type DescribeReply = { ok: true; page: PageDescription };
/** In place of either. */
export type FailedReply = { ok: false; message: string };

/** First word of the program that draws, once it is loaded. */
export type RenderGreeting = { isReady: true };
