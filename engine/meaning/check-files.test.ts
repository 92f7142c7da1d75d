import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFiles, sha256Of } from './check-files.ts';
import { FILES } from './model-files.ts';

describe('the files of a model', () => {
  let folder = '';
  const at = (file: string): string => join(folder, file);
  const writeManifest = (content: unknown): Promise<void> =>
    writeFile(at('manifest.json'), typeof content === 'string' ? content : JSON.stringify(content));
  const files: Record<string, { bytes: number; sha256: string }> = {};

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-models-'));
    await mkdir(at('english'));
    for (const file of FILES) {
      await writeFile(at(`english/${file}`), `content of ${file}`);
      files[file] = { bytes: 11 + file.length, sha256: await sha256Of(at(`english/${file}`)) };
    }
    await writeManifest({ english: { id: 'english-2', files } });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are good where they are what the manifest says', async () => {
    await expect(checkFiles(folder, 'english')).resolves.toBeUndefined();
  });

  it.each(FILES)('are refused without %s', async (file) => {
    await rm(at(`english/${file}`));
    await expect(checkFiles(folder, 'english')).rejects.toThrow(`${at(`english/${file}`)} is missing.`);
  });

  it('are refused where one was cut off', async () => {
    await truncate(at('english/model.onnx'), 5);
    await expect(checkFiles(folder, 'english')).rejects.toThrow('is damaged: it has 5 bytes instead of 21.');
  });

  it('are refused where one has other content of the same length', async () => {
    await writeFile(at('english/model.onnx'), 'Content of model.onnx');
    await expect(checkFiles(folder, 'english')).rejects.toThrow(
      'is damaged: its SHA-256 is not the manifest',
    );
  });

  it('are refused where they are of another model than this version needs', async () => {
    await writeManifest({ english: { id: 'english-0', files } });
    await expect(checkFiles(folder, 'english')).rejects.toThrow(
      'is "english-0"; this version needs "english-2".',
    );
  });

  it('are refused where the manifest does not know one', async () => {
    const { 'model.onnx': _, ...others } = files;
    await writeManifest({ english: { id: 'english-2', files: others } });
    await expect(checkFiles(folder, 'english')).rejects.toThrow('says nothing of english/model.onnx.');
  });

  it.each(['{', '', 'null', '[]', '{"english":{}}', '{"multilingual":{"id":"a","files":{}}}'])(
    'are refused where the manifest is %j',
    async (content) => {
      await writeManifest(content);
      await expect(checkFiles(folder, 'english')).rejects.toThrow(
        /manifest\.json (is damaged|says nothing of)/,
      );
    },
  );

  it('are refused without a manifest, and without a folder', async () => {
    await rm(at('manifest.json'));
    await expect(checkFiles(folder, 'english')).rejects.toThrow(`${at('manifest.json')} is missing.`);
    await expect(checkFiles(at('nowhere'), 'english')).rejects.toThrow('is missing.');
  });
});
