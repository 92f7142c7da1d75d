/**
 * One process at a time on a data directory. Two PostgreSQLs on one directory lose acknowledged rows without
 * any error, so the lock must be one that the system releases with the process and that is never taken from a
 * living one: a listening unix socket beside the directory.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createServer, connect as openSocket, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest path of a unix socket on Linux, without the closing zero. */
const maxSocketPathBytes = 107;
const maxAttempts = 20;
const pauseMs = 100;
/** A takeover is a few system calls long; a guard older than this was left by a process killed in between. */
const guardExpiresMs = 5_000;

export class DirectoryInUseError extends Error {}

export type DirectoryLock = { release(): Promise<void> };

/**
 * Takes the lock for as long as the process lives or until `release`.
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
    if (heir !== null) return { release: () => close(heir) };
    await sleep(pauseMs);
  }
  throw new DirectoryInUseError(`The data directory ${directory} is being opened by another process.`);
}

/** Beside the directory; where that path is too long for a socket, in the system's folder for temporary files. */
export function socketPathOf(directory: string): string {
  const absolute = resolve(directory);
  const beside = join(dirname(absolute), `${basename(absolute)}.lock`);
  if (Buffer.byteLength(beside) <= maxSocketPathBytes) return beside;
  return join(tmpdir(), `${createHash('sha256').update(absolute).digest('hex').slice(0, 32)}.lock`);
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

/** Number of the process that answers on the socket; `null` if nobody listens any more. */
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
 * Puts our socket in the place of a dead process's. Only one process may be doing it, or a second one could
 * remove the socket the first has just made: hence the guard file, made with O_EXCL, and the second look.
 *
 * @returns null if another process is at it or was faster; wait and look again.
 */
async function takeOver(path: string): Promise<Server | null> {
  const guard = `${path}.takeover`;
  let descriptor: number;
  try {
    descriptor = openSync(guard, 'wx');
  } catch {
    if (isAbandoned(guard)) rmSync(guard, { force: true });
    return null;
  }
  try {
    writeSync(descriptor, ownIdentity());
    if ((await findHolder(path)) !== null || !isSameFile(descriptor, guard)) return null;
    rmSync(path, { force: true });
    return await tryListen(path);
  } finally {
    if (isSameFile(descriptor, guard)) rmSync(guard, { force: true });
    closeSync(descriptor);
  }
}

function isAbandoned(guard: string): boolean {
  try {
    const age = Date.now() - statSync(guard).mtimeMs;
    return age > guardExpiresMs && !isAlive(readFileSync(guard, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether the guard is still the one we made, and not a later one in its place. */
function isSameFile(descriptor: number, path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.ino === fstatSync(descriptor).ino;
}

const ownIdentity = (): string => `${process.pid} ${startOf(process.pid) ?? ''}`.trim();

/** @param identity what `ownIdentity` wrote: process numbers come again, in a container at every start. */
function isAlive(identity: string): boolean {
  const [pid = 0, start] = identity.split(' ').map(Number);
  try {
    if (pid <= 0 || !process.kill(pid, 0)) return false;
  } catch {
    return false;
  }
  return start === undefined || start === startOf(pid);
}

/**
 * When a process was started, in clock ticks since the system's own start; null where there is no /proc. Field 22
 * of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the second one, in brackets, may hold anything.
 */
function startOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3]);
  } catch {
    return null;
  }
}

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));
