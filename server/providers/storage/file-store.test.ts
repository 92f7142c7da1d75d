import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import { FileNotFoundError, type FileStore, type StoredFile } from './file-store.ts';
import { createS3FileStore } from './s3.ts';

let dataDir: string;
let s3Server: S3rver;
let s3: { endpoint: string; bucket: string; region: string; key: string; secret: string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'manualist-files-'));
  s3Server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(dataDir, 'bucket'),
    configureBuckets: ['manuals', 'listed'].map((name) => ({ name, configs: [] })),
  });
  await s3Server.run();
  const { port } = s3Server.httpServer.address() as AddressInfo;
  s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'manuals',
    region: 'us-east-1',
    key: 'S3RVER',
    secret: 'S3RVER',
  };
});

afterAll(async () => {
  await s3Server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(content: string | Uint8Array): Promise<string> {
  const path = join(dataDir, `upload-${Math.random()}`);
  await writeFile(path, content);
  return path;
}

async function everyFile(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

describe.each(['local', 's3'] as const)('createFileStore, %s', (kind) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await createFileStore({ dataDir: join(dataDir, kind), s3: kind === 's3' ? s3 : null });
  });

  it('gives back what was put in, whole or in part', async () => {
    const path = await upload('0123456789');
    await store.putFile('company/manual-1.pdf', path);
    await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.size('company/manual-1.pdf')).toBe(10);
    expect(String(await buffer(await store.getStream('company/manual-1.pdf')))).toBe('0123456789');
    expect(String(await buffer(await store.getStream('company/manual-1.pdf', { start: 2, end: 4 })))).toBe(
      '234',
    );
    expect(await readFile(await store.localPath('company/manual-1.pdf'), 'utf8')).toBe('0123456789');
  });

  it('takes a stream of unknown length, megabytes of it', async () => {
    const megabyte = Buffer.alloc(2 ** 20, 7);
    await store.putStream('large', Readable.from([megabyte, megabyte, megabyte]));
    expect(await store.size('large')).toBe(3 * 2 ** 20);
    const path = await store.localPath('large');
    expect((await readFile(path)).equals(Buffer.concat([megabyte, megabyte, megabyte]))).toBe(true);
  });

  it('replaces what was there, everywhere', async () => {
    await store.putStream('twice', Readable.from(['old']));
    await store.localPath('twice');
    await store.putStream('twice', Readable.from(['new']));
    expect(await readFile(await store.localPath('twice'), 'utf8')).toBe('new');
  });

  it('stores an empty file', async () => {
    await store.putFile('empty', await upload(''));
    expect(await store.size('empty')).toBe(0);
  });

  it('stores nothing of a stream that breaks off, and leaves no rubbish', async () => {
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('connection lost'));
      },
    });
    await expect(store.putStream('half', broken)).rejects.toThrow('connection lost');
    await expect(store.size('half')).rejects.toThrow(FileNotFoundError);
    const names = await readdir(join(dataDir, kind), { recursive: true, withFileTypes: true });
    const rubbish = names.filter((entry) => entry.isFile() && entry.parentPath.includes('incoming'));
    expect(rubbish).toEqual([]);
  });

  it('says that a file is missing in one way, and removes without asking', async () => {
    await expect(store.getStream('missing')).rejects.toThrow(FileNotFoundError);
    await expect(store.localPath('missing/too')).rejects.toThrow(FileNotFoundError);
    await expect(store.size('missing')).rejects.toThrow(FileNotFoundError);
    await store.remove('missing');
    await store.putStream('gone', Readable.from(['x']));
    await store.localPath('gone');
    await store.remove('gone');
    await expect(store.localPath('gone')).rejects.toThrow(FileNotFoundError);
  });

  it('lists every complete file with the moment it was stored', async () => {
    const empty = await createFileStore({
      dataDir: join(dataDir, `${kind}-listed`),
      s3: kind === 's3' ? { ...s3, bucket: 'listed' } : null,
    });
    expect(await everyFile(empty)).toEqual([]);
    const path = await upload('x');
    const longAgo = new Date(Date.now() - 7 * 86_400_000);
    await utimes(path, longAgo, longAgo);
    await empty.putFile('one.pdf', path);
    await empty.putStream('folder/two.pdf', Readable.from(['y']));
    const files = await everyFile(empty);
    expect(files.map(({ key }) => key).sort()).toEqual(['folder/two.pdf', 'one.pdf']);
    for (const { storedAt } of files) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
  });

  it.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '',
    '.',
    '.incoming/x',
    'a\\b',
    'a\0b',
    'a b',
    'x'.repeat(600),
  ])('refuses the key %j, which could lead elsewhere', async (key) => {
    const path = await upload('x');
    await expect(store.putFile(key, path)).rejects.toThrow(TypeError);
    await expect(store.getStream(key)).rejects.toThrow(TypeError);
    await expect(store.localPath(key)).rejects.toThrow(TypeError);
    await expect(store.size(key)).rejects.toThrow(TypeError);
    await expect(store.remove(key)).rejects.toThrow(TypeError);
  });
});

describe('createLocalFileStore', () => {
  it('clears drafts that a killed process left a day ago, but none that may still be written', async () => {
    const incoming = join(dataDir, 'restarted', 'files', '.incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old'), 'x');
    await writeFile(join(incoming, 'fresh'), 'x');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(incoming, 'old'), yesterday, yesterday);
    await createFileStore({ dataDir: join(dataDir, 'restarted'), s3: null });
    expect(await readdir(incoming)).toEqual(['fresh']);
  });
});

describe('createS3FileStore', () => {
  it('fetches a file from the bucket where this machine has never had it', async () => {
    const elsewhere = await createS3FileStore({ ...s3, cacheDir: join(dataDir, 'other-machine') });
    await elsewhere.putStream('shared', Readable.from(['from the other machine']));
    const here = await createS3FileStore({ ...s3, cacheDir: join(dataDir, 'this-machine') });
    expect(await readFile(await here.localPath('shared'), 'utf8')).toBe('from the other machine');
  });

  it('keeps the cache within its size by dropping what was used longest ago', async () => {
    const cacheDir = join(dataDir, 'small-cache');
    const store = await createS3FileStore({ ...s3, cacheDir, maxCacheBytes: 150 });
    const longAgo = new Date(Date.now() - 7 * 3_600_000);
    for (const key of ['first', 'second']) {
      await store.putFile(key, await upload(Buffer.alloc(100)));
      await utimes(await store.localPath(key), longAgo, longAgo);
    }
    await store.putStream('third', Readable.from([Buffer.alloc(100)]));
    await store.localPath('third');
    const names = await readdir(join(cacheDir, 'objects'));
    expect(names.filter((name) => name !== '.incoming')).toEqual(['third']);
    expect(await store.size('first')).toBe(100);
  });

  it('gives up on a bucket that takes the connection and says nothing', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const store = await createS3FileStore({
      ...s3,
      endpoint: `http://127.0.0.1:${port}`,
      cacheDir: join(dataDir, 'silent'),
      timeoutMs: 200,
    });
    try {
      await expect(store.size('any')).rejects.toMatchObject({ name: 'TimeoutError' });
      await expect(store.putFile('any', await upload('x'))).rejects.toMatchObject({ name: 'TimeoutError' });
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => silent.close(done));
    }
  });

  it('fails, and the program lives, when the file to be stored cannot be read', async () => {
    const store = await createS3FileStore({ ...s3, cacheDir: join(dataDir, 'unreadable') });
    await expect(store.putFile('unreadable', dataDir)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('keeps in the cache what was fetched long ago but is used now', async () => {
    const cacheDir = join(dataDir, 'busy-cache');
    const store = await createS3FileStore({ ...s3, cacheDir, maxCacheBytes: 50 });
    await store.putFile('busy', await upload(Buffer.alloc(100)));
    const longAgo = new Date(Date.now() - 7 * 3_600_000);
    await utimes(join(cacheDir, 'objects', 'busy'), longAgo, longAgo);
    const path = await store.localPath('busy');
    await store.putStream('next', Readable.from([Buffer.alloc(100)]));
    await store.localPath('next');
    expect((await readFile(path)).length).toBe(100);
  });

  it('reports a bucket that does not answer as an error, not as a missing file', async () => {
    const store = await createS3FileStore({
      ...s3,
      endpoint: 'http://127.0.0.1:9',
      cacheDir: join(dataDir, 'down'),
    });
    await expect(store.size('any')).rejects.not.toThrow(FileNotFoundError);
  });
});
