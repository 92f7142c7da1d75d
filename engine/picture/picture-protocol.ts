import type { PictureFault, PictureShape } from './picture-shape.ts';

/** A picture to shape. */
export type PictureRequest = { source: { path: string } | { bytes: Uint8Array }; shape: PictureShape };

/** `bytes`: the picture that was asked for. */
export type PictureReply =
  | { ok: true; bytes: Uint8Array; width: number; height: number }
  | { ok: false; fault: PictureFault; message: string };
