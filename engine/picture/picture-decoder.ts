/** The one door for pictures from outside: they are decoded in a child process under limits, never in this one. */
import { ChildDeath, type LimitedChild, startLimitedChild } from '../runtime/limited-child.ts';
import { scriptFor } from '../runtime/script.ts';
import type { PictureReply, PictureRequest } from './picture-protocol.ts';
import {
  PictureError,
  type PictureShape,
  type PictureSource,
  type ShapedPicture,
  type ShapePicture,
} from './picture-shape.ts';

/** Bounds of the child. */
export type PictureLimits = {
  maxMemoryBytes: number;
  /** For one picture. */
  timeoutMs: number;
  /** Unused for so long it ends. */
  idleExitMs: number;
};

const DEFAULT_LIMITS: PictureLimits = {
  maxMemoryBytes: 600_000_000,
  timeoutMs: 10_000,
  idleExitMs: 300_000,
};
const MAX_WAITING = 64;

/** Decodes pictures in one warm child process, one after the other. */
export type PictureDecoder = {
  shape: ShapePicture;
  /** Ends the child process. The next picture starts another. */
  close(): void;
};

/** The child starts with the first picture, ends when unused, and is replaced after its death. */
export function createPictureDecoder(limits: Partial<PictureLimits> = {}): PictureDecoder {
  const { maxMemoryBytes, timeoutMs, idleExitMs } = { ...DEFAULT_LIMITS, ...limits };
  let child: LimitedChild | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function close(): void {
    clearTimeout(idleTimer);
    child?.kill();
    child = undefined;
  }

  /** @throws ChildDeath */
  async function ask(request: PictureRequest): Promise<PictureReply> {
    clearTimeout(idleTimer);
    child ??= startLimitedChild(scriptFor(import.meta.url, './picture-child'), {
      maxMemoryBytes,
      niceness: 0,
      sendsBytes: true,
    });
    try {
      child.send(request);
      return (await child.receive(timeoutMs)) as PictureReply;
    } catch (death) {
      close();
      throw death;
    } finally {
      idleTimer = setTimeout(close, idleExitMs);
      idleTimer.unref();
    }
  }

  async function decode(source: PictureSource, shape: PictureShape): Promise<ShapedPicture> {
    const reply = await askFairly({ source, shape });
    if (!reply.ok) throw new PictureError(reply.fault, reply.message);
    return { bytes: Buffer.from(reply.bytes), width: reply.width, height: reply.height };
  }

  /** A child that has worked before may have died of that, or of somebody else: a fresh one tells. */
  async function askFairly(request: PictureRequest): Promise<PictureReply> {
    const wasUsed = child !== undefined;
    try {
      return await ask(request);
    } catch (death) {
      const reason = death instanceof ChildDeath ? death.reason : 'crashed';
      if (reason === 'aborted') throw new PictureError('busy', death);
      if (wasUsed && reason !== 'timeout') return askFairly(request);
      throw new PictureError('too-heavy', death);
    }
  }

  return {
    async shape(source, shape) {
      if (waiting >= MAX_WAITING) throw new PictureError('busy');
      waiting += 1;
      const shaped = queue.then(() => decode(source, shape));
      queue = shaped.catch(() => {});
      return shaped.finally(() => {
        waiting -= 1;
      });
    },
    close,
  };
}
