import type { PictureFault, PictureShape } from './picture-shape.ts';

/** A picture to shape: in a file, or in base64. */
export type PictureRequest = { source: { path: string } | { base64: string }; shape: PictureShape };

/** `base64`: the picture that was asked for. */
export type PictureReply =
  | { ok: true; base64: string; width: number; height: number }
  | { ok: false; fault: PictureFault; message: string };
