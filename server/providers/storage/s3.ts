/** Stores files in a bucket of Amazon S3, or of any server that speaks its protocol. */
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { v4 as uuid } from 'uuid';
import { markUsed, trimCache } from '../../lib/trim-cache.ts';
import { HOUR_MS } from '../../time.ts';
import { checkKey, FileNotFoundError, type FileStore, type StoredFile } from './file-store.ts';
import { createLocalFileStore } from './local.ts';

export type S3Options = {
  /** Address of the server; null: Amazon's own. */
  endpoint: string | null;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** Folder of this machine for files that are read by path or are being uploaded. */
  cacheDir: string;
  /** Size to which the cache is trimmed. */
  maxCacheBytes?: number;
  /** Longest silence of the bucket, when connecting and at any time after. */
  timeoutMs?: number;
};

const defaultMaxCacheBytes = 2 * 1024 ** 3;
/** Time for which a file stays in the cache after its last use, because it may be about to be opened. */
const inUseMs = HOUR_MS;
const uploadAttempts = 3;
const defaultTimeoutMs = 60_000;

export async function createS3FileStore(options: S3Options): Promise<FileStore> {
  const { bucket, cacheDir, maxCacheBytes = defaultMaxCacheBytes } = options;
  const client = createClient(options);
  const cache = await createLocalFileStore(join(cacheDir, 'objects'));
  const incoming = join(cacheDir, 'incoming');
  await mkdir(incoming, { recursive: true });

  const upload = (key: string, path: string) => uploadFile({ client, bucket, key, path });

  async function getStream(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const reply = await found(
      key,
      client.send(new GetObjectCommand({ Bucket: bucket, Key: checkKey(key), Range })),
    );
    if (!(reply.Body instanceof Readable)) throw new Error(`The bucket answered without content for ${key}.`);
    return reply.Body;
  }

  return {
    getStream,
    putFile: async (key, path) => {
      await upload(checkKey(key), path);
      await cache.putFile(key, path);
    },
    putStream: async (key, content) => {
      const spool = await createLocalFileStore(incoming);
      const name = uuid();
      try {
        await spool.putStream(name, content);
        await upload(checkKey(key), await spool.localPath(name));
        await cache.remove(key);
      } finally {
        await spool.remove(name);
      }
    },
    localPath: async (key) => {
      const cached = await cache.localPath(key).catch(ignoreMissing);
      if (cached !== null) {
        await markUsed(cached);
        return cached;
      }
      await cache.putStream(key, await getStream(key));
      await trimCache(join(cacheDir, 'objects'), maxCacheBytes, inUseMs);
      return cache.localPath(key);
    },
    size: async (key) => {
      const reply = await found(
        key,
        client.send(new HeadObjectCommand({ Bucket: bucket, Key: checkKey(key) })),
      );
      return reply.ContentLength ?? 0;
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
      await cache.remove(key);
    },
    list: () => listObjects(client, bucket),
  };
}

type Upload = { client: S3Client; bucket: string; key: string; path: string };

/** Uploads a file. Each attempt opens it anew: a stream can't be sent twice, so the client itself would not retry. */
async function uploadFile({ client, bucket, key, path }: Upload): Promise<void> {
  const { size } = await stat(path);
  for (let attempt = 1; ; attempt += 1) {
    const body = createReadStream(path);
    const reading = new AbortController();
    // The client does not listen for errors of the stream, and an unhandled one would end the program.
    body.on('error', (error) => reading.abort(error));
    try {
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: size });
      await client.send(command, { abortSignal: reading.signal });
      return;
    } catch (error) {
      reading.signal.throwIfAborted();
      if (attempt >= uploadAttempts) throw error;
    } finally {
      body.destroy();
    }
  }
}

async function* listObjects(client: S3Client, bucket: string): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    for (const { Key: key, LastModified: storedAt } of Contents) if (key && storedAt) yield { key, storedAt };
  }
}

const createClient = ({ endpoint, region, key, secret, timeoutMs = defaultTimeoutMs }: S3Options): S3Client =>
  new S3Client({
    region,
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Servers other than Amazon's rarely have a host name for each bucket or support its checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

async function found<T>(key: string, reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    throw isMissing ? new FileNotFoundError(key) : error;
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof FileNotFoundError) return null;
  throw error;
}
