/** The one door for pictures from outside: they are decoded in a child process under limits, never in this one. */
import { ChildDeath, type LimitedChild, startLimitedChild } from '../runtime/limited-child.ts';
import { scriptFor } from '../runtime/script.ts';
import { createTurns, NoTurn } from '../runtime/turns.ts';
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
/** Of one tenant. */
const MAX_WAITING_EACH = 40;
/** What a photo as phones take them needs at most; who sends larger ones, one after the other, leaves the processors to others between them. */
const ORDINARY_MS = 250;
const REST = 4;
/** People wait for photos: they go before questions, which many may ask at once, and behind whatever else is served, as long pages do. */
const NICENESS = 4;

/** Decodes pictures in one warm child process, one after the other; tenants take turns. */
export type PictureDecoder = {
  shape: ShapePicture;
  /** Ends the child process. The next picture starts another. */
  close(): void;
};

/**
 * The child starts with the first picture, ends when unused, and is replaced after its death.
 * @param findTenant names the tenant for whom it is asked at the moment; default: all are one
 */
export function createPictureDecoder(
  limits: Partial<PictureLimits> = {},
  findTenant: () => string = () => '',
): PictureDecoder {
  const child = createPictureChild({ ...DEFAULT_LIMITS, ...limits });
  const turns = createTurns({
    hands: 1,
    helpAfterMs: 0,
    idleExitMs: 0,
    maxWaitingEach: MAX_WAITING_EACH,
    maxWaiting: MAX_WAITING,
    restMs: (tookMs) => REST * Math.max(0, tookMs - ORDINARY_MS),
  });

  async function decode(source: PictureSource, shape: PictureShape): Promise<ShapedPicture> {
    const reply = await askFairly({ source, shape });
    if (!reply.ok) throw new PictureError(reply.fault, reply.message);
    return { bytes: Buffer.from(reply.bytes), width: reply.width, height: reply.height };
  }

  /** A child that has worked before may have died of that, or of somebody else: a fresh one tells. */
  async function askFairly(request: PictureRequest): Promise<PictureReply> {
    const wasUsed = child.isRunning();
    try {
      return await child.ask(request);
    } catch (death) {
      const reason = death instanceof ChildDeath ? death.reason : 'crashed';
      if (reason === 'aborted') throw new PictureError('busy', death);
      if (wasUsed && reason !== 'timeout') return askFairly(request);
      throw new PictureError('too-heavy', death);
    }
  }

  return {
    async shape(source, shape) {
      try {
        return await turns.run({ tenant: findTenant() }, () => decode(source, shape));
      } catch (error) {
        throw error instanceof NoTurn ? new PictureError('busy', error) : error;
      }
    },
    close: child.close,
  };
}

/** One process, which starts when it is asked and ends when unused. */
function createPictureChild({ maxMemoryBytes, timeoutMs, idleExitMs }: PictureLimits) {
  let child: LimitedChild | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idleTimer);
    child?.kill();
    child = undefined;
  }

  return {
    close,
    isRunning: (): boolean => child !== undefined,

    /** @throws ChildDeath */
    async ask(request: PictureRequest): Promise<PictureReply> {
      clearTimeout(idleTimer);
      child ??= startLimitedChild(scriptFor(import.meta.url, './picture-child'), {
        maxMemoryBytes,
        niceness: NICENESS,
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
    },
  };
}
