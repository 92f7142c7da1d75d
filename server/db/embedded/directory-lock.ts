/**
 * Locks a data directory for one process at a time. Two PostgreSQLs on one directory lose acknowledged rows without any
 * error. So the lock must be released by the system when its process ends, and never be taken from a living process: it
 * is a listening unix socket beside the directory.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, connect as openSocket, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inodeAt, openTakeoverGuard } from './takeover-guard.ts';

/** Longest path of a unix socket on Linux, less the closing zero and the suffix that a takeover adds for a moment. */
const maxSocketPathBytes = 107 - '.1234567'.length;
const maxAttempts = 50;
const pauseMs = 100;
/** Time in which a rival that started at the same moment may still replace our socket with its own. */
const settleMs = 100;

export class DirectoryInUseError extends Error {}

export type DirectoryLock = { release(): Promise<void> };

/**
 * Takes the lock until `release` or the end of the process.
 *
 * @throws {DirectoryInUseError} if another process, or another part of this one, holds it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = socketPathOf(directory);
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const server = await tryListen(path);
    if (server !== null) return { release: () => close(server) };
    const holder = await findHolder(path);
    if (holder !== null) {
      throw new DirectoryInUseError(`The data directory ${directory} is in use by process ${holder}.`);
    }
    const heir = await takeOver(path);
    if (heir !== null) return heir;
    await sleep(pauseMs);
  }
  throw new DirectoryInUseError(`The data directory ${directory} is being opened by another process.`);
}

/** Path of the socket: beside the directory or, if that is too long, in the system's folder for temporary files. */
export function socketPathOf(directory: string, ending = 'lock'): string {
  const absolute = resolve(directory);
  const beside = join(dirname(absolute), `${basename(absolute)}.${ending}`);
  if (Buffer.byteLength(beside) <= maxSocketPathBytes) return beside;
  return join(tmpdir(), `${createHash('sha256').update(absolute).digest('hex').slice(0, 32)}.${ending}`);
}

function tryListen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(null);
      else fail(error);
    });
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

/** Finds the id of the process that answers on the socket; null if nobody listens any more. */
function findHolder(path: string): Promise<string | null> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = openSocket(path);
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('end', () => done(answer || 'unknown'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(null);
      else if (error.code === 'ECONNRESET') done('unknown');
      else fail(error);
    });
  });
}

/**
 * Replaces the socket of a dead process with ours, atomically by renaming. A guard makes sure that only one process
 * does so. Should a rival get past it all the same, the last to rename has the lock, and the other one notices.
 *
 * @returns null if another process is doing so or was faster; the caller then waits and looks again.
 */
async function takeOver(path: string): Promise<DirectoryLock | null> {
  const guard = openTakeoverGuard(`${path}.takeover`);
  if (guard === null) return null;
  const ownPath = `${path}.${process.pid}`;
  try {
    const server = await tryListen(ownPath);
    if (server === null) {
      // A process with the same id that was killed at this point may have left a socket.
      rmSync(ownPath, { force: true });
      return null;
    }
    const made = inodeAt(ownPath);
    const isOurs = (): boolean => inodeAt(path) === made;
    const release = async (): Promise<void> => {
      if (isOurs()) rmSync(path, { force: true });
      await close(server);
    };
    if ((await findHolder(path)) === null && guard.isHeld()) {
      renameSync(ownPath, path);
      await sleep(settleMs);
      if (isOurs()) return { release };
    }
    await release();
    return null;
  } finally {
    guard.release();
  }
}

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));
