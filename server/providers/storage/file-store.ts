/** Where manuals and pictures are kept: a folder, or a bucket that several machines share. */
import type { Readable } from 'node:stream';

export type FileStore = {
  /**
   * Takes over a finished file from this machine, durably; afterwards it is gone from `path`.
   *
   * @param key made of our own ids, never of a name that somebody gave.
   */
  putFile(key: string, path: string): Promise<void>;
  /** Stores everything the stream gives, durably; nothing is stored if it fails. */
  putStream(key: string, content: Readable): Promise<void>;
  /** @throws {FileNotFoundError} */
  getStream(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Path of the content on this machine, to be read only, at once, and not kept.
   *
   * @throws {FileNotFoundError}
   */
  localPath(key: string): Promise<string>;
  /**
   * Bytes.
   *
   * @throws {FileNotFoundError}
   */
  size(key: string): Promise<number>;
  /** Not an error if there is no such file. */
  remove(key: string): Promise<void>;
  /** Every complete file, in no order; one that comes or goes meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>;
};

/** A file as the store knows it. */
export type StoredFile = { key: string; storedAt: Date };

/** Both ends are part of it; bytes from 0. */
export type ByteRange = { start: number; end: number };

export class FileNotFoundError extends Error {
  constructor(key: string) {
    super(`There is no file ${key}.`);
  }
}

const maxKeyLength = 512;
/** No segment begins with a dot, so that none can be `..` or hide. */
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** @returns the key, if it cannot lead out of the store. */
export function checkKey(key: string): string {
  if (key.length > maxKeyLength || !keyPattern.test(key)) throw new TypeError('Not a key of the file store.');
  return key;
}
