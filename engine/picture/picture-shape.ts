/** Where a picture is: in a file that came from outside, or in memory. */
export type PictureSource = { path: string } | { bytes: Buffer };

/**
 * What a picture is made into. It fits into `width` by `height` pixels and is upright.
 * - `webp`: to be kept and shown
 * - `jpeg`: for a model that sees, on white
 * - `print`: grey PNG for recognising words, enlarged where it is smaller
 * - `pixels`: red, green and blue of each pixel, on white
 */
export type PictureShape = { as: 'webp' | 'jpeg' | 'print' | 'pixels'; width: number; height: number };

/** `width` and `height` are those of the result, in pixels. */
export type ShapedPicture = { bytes: Buffer; width: number; height: number };

/** Makes something else of a picture. Throws `PictureError` where it can't be done. */
export type ShapePicture = (source: PictureSource, shape: PictureShape) => Promise<ShapedPicture>;

/**
 * Why a picture was not shaped.
 * - `unreadable`: no PNG, JPEG, GIF or WebP, or damaged
 * - `too-large`: by its header, in pixels, in ratio of its sides or in frames
 * - `too-heavy`: decoding it took more time or memory than there is, or ended the decoder
 * - `busy`: too many pictures are waiting
 */
export type PictureFault = 'unreadable' | 'too-large' | 'too-heavy' | 'busy';

/** Thrown by `ShapePicture`. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture can’t be used: ${fault}.`, { cause });
    this.fault = fault;
  }
}
