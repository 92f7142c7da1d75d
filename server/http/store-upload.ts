/** Writes an uploaded file to disk, hashing it on the way, so that who sends much neither holds the program up nor the disk. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTurns, NoTurn } from '../../engine/runtime/turns.ts';
import { AppError } from '../app-error.ts';
import { currentTenant } from '../db/tenant.ts';
import { syncPath } from '../lib/sync-path.ts';

/** Made durable before more is taken: whoever commits to the database meanwhile waits for so much at most. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** A tenant's next piece comes after so many times what the one before took. Slower than that is nearly every network. */
const REST = 4;
const RETRY_S = 10;

const tenants = createTurns({
  hands: 1_000,
  helpAfterMs: 0,
  idleExitMs: 0,
  maxWaitingEach: 100,
  maxWaiting: 1_000,
});

export type StoredUpload = { bytes: number; sha256: string };

/**
 * Streams `content` into a new file, readable by this program alone. What was written is removed if anything fails.
 * @throws AppError unavailable where too many uploads of the tenant are under way; errors of the stream and of the disk
 */
export async function storeUpload(content: Readable, path: string): Promise<StoredUpload> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* inPieces(): AsyncGenerator<Buffer> {
    let piece = { bytes: 0, ms: 0 };
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const since = performance.now();
      hash.update(chunk);
      bytes += chunk.length;
      piece = { bytes: piece.bytes + chunk.length, ms: piece.ms + performance.now() - since };
      yield chunk;
      if (piece.bytes < PIECE_BYTES) continue;
      await endPiece(path, piece.ms);
      piece = { bytes: 0, ms: 0 };
    }
  }
  try {
    await pipeline(inPieces, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    await syncPath(path);
    return { bytes, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Brings a piece to the disk and rests from it, when it is the tenant's turn. */
async function endPiece(path: string, ms: number): Promise<void> {
  const work = async (): Promise<void> => {
    const since = performance.now();
    await syncPath(path);
    await sleep(REST * (ms + performance.now() - since));
  };
  try {
    await tenants.run({ tenant: currentTenant() }, work);
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error;
    const headers = { 'retry-after': String(RETRY_S) };
    const message = 'Too many files are arriving just now. Wait a moment, then try again.';
    throw new AppError('unavailable', message, { headers, cause: error });
  }
}
