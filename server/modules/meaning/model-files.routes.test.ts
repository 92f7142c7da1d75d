import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelFile } from '../../../contracts/chat/offline-files.ts';
import { defaultModelDir } from '../../../engine/meaning/model-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createModelShelf } from './model-shelf.ts';

const FILE = 'tokenizer_config.json';

describe('the files of an encoder', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);
  const off = useTestApp(database, { MEANING: 'off' });
  const slow = useTestApp(database, { RATE_LIMIT_SCALE: '0.005' });
  const get = (url: string, headers = {}) => app().app.inject({ url, headers });
  let url = '';
  let content = '';
  let sha256 = '';

  beforeAll(async () => {
    const [model] = (await createModelShelf(defaultModelDir()).list(['english'])) ?? [];
    const found = model?.files.find(({ file }) => file === FILE);
    url = found?.path ?? '';
    sha256 = found?.sha256 ?? '';
    content = await readFile(join(defaultModelDir(), 'english', FILE), 'utf8');
  });

  it('are sent to everybody, to be kept for ever', async () => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, content]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': String(content.length),
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await get(url, { 'if-none-match': String(headers.etag) })).toMatchObject({
      statusCode: 304,
      body: '',
    });
  });

  it('are sent in parts', async () => {
    const { statusCode, body, headers } = await get(url, { range: 'bytes=2-9' });
    expect([statusCode, body]).toEqual([206, content.slice(2, 10)]);
    expect(headers['content-range']).toBe(`bytes 2-9/${content.length}`);
  });

  it('are there under their own digest, model and name alone', async () => {
    for (const strange of [
      modelFile('0'.repeat(64), 'english', FILE),
      modelFile(sha256, 'multilingual', FILE),
      modelFile(sha256, 'french', FILE),
      modelFile(sha256, 'english', 'config.json'),
      modelFile(sha256, 'english', 'manifest.json'),
      modelFile(sha256, 'english', encodeURIComponent('../manifest.json')),
      modelFile(sha256, encodeURIComponent('..'), 'manifest.json'),
      '/models/manifest.json',
    ])
      expect((await get(strange)).statusCode, strange).toBe(404);
  });

  it('are not there where the server goes by words', async () => {
    expect((await off().app.inject({ url })).statusCode).toBe(404);
  });

  it('are under the limit of all calls', async () => {
    const states: number[] = [];
    for (let i = 0; i < 4; i += 1) states.push((await slow().app.inject({ url })).statusCode);
    expect(states).toEqual([200, 200, 200, 429]);
  });
});

it('has no model whose files are of another version', async () => {
  expect(await createModelShelf('/nowhere').list(['english'])).toBeNull();
  expect(await createModelShelf(null).list(['english'])).toBeNull();
  expect((await createModelShelf(defaultModelDir()).list(['english', 'multilingual']))?.length).toBe(2);
});
