/**
 * PGlite's Node file system with a real fsync.
 *
 * As published, PGlite starts PostgreSQL with `-F` and its NODEFS ignores fsync: a commit survives a killed
 * process but not a power cut. Both parts are needed: this file system and the options of `startParams`.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Emscripten's number for EIO. */
const inputOutputError = 29;

type NodeFileStream = { nfd?: number; node: unknown };
type EmscriptenNodeFs = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: NodeFileStream) => number };
};

export class DurableFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(database, options);
    const preRun = result.emscriptenOpts.preRun ?? [];
    result.emscriptenOpts.preRun = [
      ...preRun,
      (mod) => addFsync((mod as unknown as { NODEFS: EmscriptenNodeFs }).NODEFS),
    ];
    return result;
  }
}

function addFsync(fileSystem: EmscriptenNodeFs): void {
  fileSystem.stream_ops.fsync = (stream) => {
    try {
      if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
      else syncPath(fileSystem.realPath(stream.node));
      return 0;
    } catch {
      // PostgreSQL must know of the failure: it stops rather than lose a write.
      return inputOutputError;
    }
  };
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
