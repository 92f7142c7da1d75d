/** Stores manuals and pictures, in a folder or in a bucket that several machines share. */
import type { Readable } from 'node:stream';

export type FileStore = {
  /**
   * Moves a finished file of this machine into the store, durably; afterwards it is gone from `path`.
   *
   * @param key is made of our own ids, never of a name that somebody gave.
   */
  putFile(key: string, path: string): Promise<void>;
  /** Stores the content of a stream, durably; nothing is stored if the stream fails. */
  putStream(key: string, content: Readable): Promise<void>;
  /** Reads a file or a range of it. @throws {FileNotFoundError} */
  getStream(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Gives a path on this machine at which the file can be read. It is not to be written to or kept.
   *
   * @throws {FileNotFoundError}
   */
  localPath(key: string): Promise<string>;
  /**
   * Gives the size of a file in bytes.
   *
   * @throws {FileNotFoundError}
   */
  size(key: string): Promise<number>;
  /** Removes a file. A missing file is no error. */
  remove(key: string): Promise<void>;
  /** Lists every complete file, in no order; one that is added or removed meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>;
};

/** A stored file. */
export type StoredFile = { key: string; storedAt: Date };

/** A range of bytes, counted from 0, with both ends included. */
export type ByteRange = { start: number; end: number };

export class FileNotFoundError extends Error {
  constructor(key: string) {
    super(`There is no file ${key}.`);
  }
}

const maxKeyLength = 512;
/** Form of a key. No segment begins with a dot, so none can be `..` or a hidden file. */
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Checks that a key cannot lead out of the store. @returns the key */
export function checkKey(key: string): string {
  if (key.length > maxKeyLength || !keyPattern.test(key)) throw new TypeError('Not a key of the file store.');
  return key;
}
