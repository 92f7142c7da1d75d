import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';
import { defaultModelDir } from './model-files.ts';
import { MODEL_NAMES, MODELS } from './models.ts';

describe('the models that ship with the product', () => {
  it.each(MODEL_NAMES)('are what their manifest says: %s', async (name) => {
    await expect(checkFiles(defaultModelDir(), name)).resolves.toBeUndefined();
    const manifest = JSON.parse(await readFile(join(defaultModelDir(), 'manifest.json'), 'utf8'));
    expect(manifest[name].id).toBe(MODELS[name].id);
  });

  it.each(MODEL_NAMES)('are described on their page: %s', async (name) => {
    const page = await readFile(join(defaultModelDir(), 'README.md'), 'utf8');
    const manifest = JSON.parse(await readFile(join(defaultModelDir(), 'manifest.json'), 'utf8'));
    expect(page).toContain(MODELS[name].id);
    expect(page).toContain(manifest[name].files['model.onnx'].sha256);
  });

  it.each(['LICENSE-Apache-2.0.txt', 'LICENSE-MIT.txt', 'NOTICE'])('come with %s', async (file) => {
    expect((await stat(join(defaultModelDir(), file))).size).toBeGreaterThan(500);
  });
});

describe('the folder of models', () => {
  let root = '';
  const url = (path: string): string => pathToFileURL(join(root, path)).href;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'manualist-house-'));
    await mkdir(join(root, 'models'));
    await writeFile(join(root, 'models/manifest.json'), '{}');
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each([
    'engine/meaning/models.ts',
    'dist/engine/meaning/models.js',
    'node_modules/.cache/a/b/engine/meaning/m.js',
  ])('is found from %s', (place) => {
    expect(defaultModelDir(url(place))).toBe(join(root, 'models/'));
  });

  it('is named where it ought to be when there is none', async () => {
    const nowhere = pathToFileURL(join(tmpdir(), 'no-such-house/engine/meaning/models.ts')).href;
    expect(defaultModelDir(nowhere)).toBe(join(tmpdir(), 'no-such-house/models/'));
  });
});
