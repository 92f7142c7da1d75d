/**
 * Loaded into the program with `--import`, in every thread: a disk that can be full, refuse to sync, and that writes
 * down what it is told. Steered by the environment:
 *
 * - `FAULT_ROOT`: only what lies below it is meant, and of that not `cache/`, which may be lost at any time.
 * - `FAULT_SWITCH`: a file that holds `ok`, `full` (nothing may grow) or `eio` (no sync succeeds); looked at each time.
 * - `FAULT_LOG`: a folder for one log a thread of every change and every sync, in the form that `op-log.ts` reads. What a
 *   sync makes durable is worked out from that: the disk that is really there is not waited for.
 *
 * Each entry carries when it happened; a change is logged after it was made, so that the log never says more than is so.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { threadId } from 'node:worker_threads';

const { FAULT_ROOT: root = '', FAULT_SWITCH: switchPath, FAULT_LOG: logFolder } = process.env;
const original = { ...fs };
const promises = { ...fs.promises };
const logFile = logFolder ? original.openSync(join(logFolder, `${process.pid}-${threadId}.log`), 'a') : null;

/** Files that are open, by descriptor. */
const paths = new Map();

function isMeant(path) {
  const place = relative(root, resolve(String(path)));
  return !place.startsWith('..') && !place.startsWith(`cache${sep}`);
}

function log(entry, data) {
  if (logFile === null) return;
  const header = Buffer.from(
    JSON.stringify({ ...entry, time: String(process.hrtime.bigint()), bytes: data?.length ?? 0 }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  original.writeSync(logFile, Buffer.concat(data ? [length, header, data] : [length, header]));
}

const state = () => {
  try {
    return switchPath ? original.readFileSync(switchPath, 'utf8').trim() : 'ok';
  } catch {
    return 'ok';
  }
};

const failure = (code, errno, call) =>
  Object.assign(new Error(`${code}: made to fail, ${call}`), { code, errno: -errno, syscall: call });
const noSpace = () => failure('ENOSPC', 28, 'write');
const noSync = () => failure('EIO', 5, 'fsync');

/** How many of the bytes fit into what the file has; all of them where there is room. */
function fitting(descriptor, length, position) {
  if (state() !== 'full') return length;
  const { size } = original.fstatSync(descriptor);
  return Math.max(0, Math.min(length, size - (position ?? size)));
}

const bytesOf = (data, offset, length) =>
  typeof data === 'string'
    ? Buffer.from(data)
    : Buffer.from(data.buffer, data.byteOffset + (offset ?? 0), length ?? data.byteLength - (offset ?? 0));

/** A write without a position is at the end: nothing in the program writes on from another place. */
const endOf = (descriptor) => original.fstatSync(descriptor).size;

function noteOpened(descriptor, path, isNew, isEmptied) {
  paths.set(descriptor, String(path));
  log({ op: 'open', descriptor, path: resolve(String(path)), isNew, isEmptied });
}

const creates = (flags) =>
  typeof flags === 'number' ? (flags & fs.constants.O_CREAT) !== 0 : /[wa]/.test(flags ?? 'r');
const empties = (flags) =>
  typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : /w/.test(flags ?? 'r');

function aboutToOpen(path, flags) {
  const isNew = creates(flags) && !original.existsSync(path);
  return { isNew, isEmptied: !isNew && empties(flags) };
}

fs.openSync = (path, flags, mode) => {
  if (!isMeant(path)) return original.openSync(path, flags, mode);
  const { isNew, isEmptied } = aboutToOpen(path, flags);
  const descriptor = original.openSync(path, flags, mode);
  noteOpened(descriptor, path, isNew, isEmptied);
  return descriptor;
};

fs.open = (path, ...rest) => {
  if (!isMeant(path)) return original.open(path, ...rest);
  const done = rest.pop();
  const { isNew, isEmptied } = aboutToOpen(path, rest[0]);
  original.open(path, ...rest, (error, descriptor) => {
    if (!error) noteOpened(descriptor, path, isNew, isEmptied);
    done(error, descriptor);
  });
};

function noteClosed(descriptor) {
  if (paths.delete(descriptor)) log({ op: 'close', descriptor });
}

fs.closeSync = (descriptor) => {
  noteClosed(descriptor);
  original.closeSync(descriptor);
};

fs.close = (descriptor, ...rest) => {
  noteClosed(descriptor);
  original.close(descriptor, ...rest);
};

fs.writeSync = (descriptor, data, offset, length, position) => {
  if (!paths.has(descriptor)) return original.writeSync(descriptor, data, offset, length, position);
  const bytes = bytesOf(data, offset, length);
  const room = fitting(descriptor, bytes.length, position);
  if (room === 0 && bytes.length > 0) throw noSpace();
  const at = position ?? endOf(descriptor);
  const written = original.writeSync(descriptor, bytes, 0, room, position);
  log({ op: 'write', descriptor, at }, bytes.subarray(0, written));
  return written;
};

fs.write = (descriptor, data, ...rest) => {
  if (!paths.has(descriptor)) return original.write(descriptor, data, ...rest);
  const done = rest.pop();
  const [offset, length, position] = rest;
  const bytes = bytesOf(data, offset, length);
  if (fitting(descriptor, bytes.length, position) < bytes.length) return process.nextTick(done, noSpace());
  const at = position ?? endOf(descriptor);
  original.write(descriptor, bytes, 0, bytes.length, position, (error, written) => {
    if (!error) log({ op: 'write', descriptor, at }, bytes.subarray(0, written));
    done(error, written, data);
  });
};

fs.writev = (descriptor, buffers, ...rest) => {
  if (!paths.has(descriptor)) return original.writev(descriptor, buffers, ...rest);
  const done = rest.pop();
  const position = rest[0];
  const bytes = Buffer.concat(buffers.map((buffer) => bytesOf(buffer)));
  fs.write(descriptor, bytes, 0, bytes.length, position, (error, written) => done(error, written, buffers));
};

fs.ftruncateSync = (descriptor, length) => {
  original.ftruncateSync(descriptor, length);
  if (paths.has(descriptor)) log({ op: 'truncate', descriptor, length: length ?? 0 });
};

fs.truncateSync = (path, length) => {
  original.truncateSync(path, length);
  if (isMeant(path)) log({ op: 'truncate', path: resolve(String(path)), length: length ?? 0 });
};

fs.fsyncSync = (descriptor) => {
  if (!paths.has(descriptor)) return original.fsyncSync(descriptor);
  if (state() === 'eio') {
    log({ op: 'sync-failed', descriptor });
    throw noSync();
  }
  if (logFile === null) original.fsyncSync(descriptor);
  log({ op: 'sync', descriptor });
};
fs.fdatasyncSync = fs.fsyncSync;

/** Calls that change names, at once or by a promise. `changed`: which of their arguments is what they change. */
function wrapNames(call, entryOf, changed = 0) {
  const sync = original[`${call}Sync`];
  fs[`${call}Sync`] = (...args) => {
    const result = sync(...args);
    if (isMeant(args[changed])) log(entryOf(...args));
    return result;
  };
  fs.promises[call] = async (...args) => {
    const result = await promises[call](...args);
    if (isMeant(args[changed])) log(entryOf(...args));
    return result;
  };
}

const at = (path) => resolve(String(path));
wrapNames('rename', (from, to) => ({ op: 'rename', path: at(from), to: at(to) }));
wrapNames('unlink', (path) => ({ op: 'remove', path: at(path) }));
wrapNames('rmdir', (path) => ({ op: 'remove', path: at(path) }));
wrapNames('rm', (path) => ({ op: 'remove', path: at(path) }));
wrapNames('mkdir', (path) => ({ op: 'mkdir', path: at(path) }));
// Nothing in the program does these to its data; should it begin to, the log must not be silent about it.
wrapNames('appendFile', (path) => ({ op: 'unknown', call: 'appendFile', path: at(path) }));
for (const call of ['copyFile', 'cp', 'link', 'symlink'])
  wrapNames(call, (_from, path) => ({ op: 'unknown', call, path: at(path) }), 1);

/** Through the calls above, which write it down. */
fs.writeFileSync = (path, data, options) => {
  if (typeof path === 'number' || !isMeant(path)) return original.writeFileSync(path, data, options);
  const descriptor = fs.openSync(path, options?.flag ?? 'w', options?.mode);
  try {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    if (bytes.length > 0) fs.writeSync(descriptor, bytes, 0, bytes.length, 0);
  } finally {
    fs.closeSync(descriptor);
  }
};

fs.promises.writeFile = async (path, data, options) => {
  if (typeof path !== 'string' || !isMeant(path)) return promises.writeFile(path, data, options);
  return fs.writeFileSync(path, data, typeof options === 'string' ? {} : options);
};

fs.promises.open = async (path, flags, mode) => {
  if (!isMeant(path)) return promises.open(path, flags, mode);
  const { isNew, isEmptied } = aboutToOpen(path, flags);
  const handle = await promises.open(path, flags, mode);
  const descriptor = handle.fd;
  noteOpened(descriptor, path, isNew, isEmptied);
  const sync = handle.sync.bind(handle);
  handle.sync = handle.datasync = async () => {
    if (state() === 'eio') {
      log({ op: 'sync-failed', descriptor });
      throw noSync();
    }
    if (logFile === null) await sync();
    log({ op: 'sync', descriptor });
  };
  const close = handle.close.bind(handle);
  handle.close = () => {
    noteClosed(descriptor);
    return close();
  };
  handle.write = (data, ...rest) =>
    new Promise((resolve, reject) => {
      fs.write(descriptor, data, ...rest, (error, bytesWritten, buffer) =>
        error ? reject(error) : resolve({ bytesWritten, buffer }),
      );
    });
  for (const call of ['writev', 'writeFile', 'appendFile', 'truncate', 'createWriteStream']) {
    const change = handle[call].bind(handle);
    handle[call] = (...args) => {
      log({ op: 'unknown', call: `handle.${call}`, path: at(path) });
      return change(...args);
    };
  }
  return handle;
};

syncBuiltinESMExports();
