/** The files of the encoders, for devices that encode for themselves. */
import { join } from 'node:path';
import { digestOf, modelFile } from '../../../contracts/chat/offline-files.ts';
import type { OfflineMeaning } from '../../../contracts/chat/offline-meaning.ts';
import { readManifest } from '../../../engine/meaning/check-files.ts';
import { FILES } from '../../../engine/meaning/model-files.ts';
import { MODEL_NAMES, MODELS, type ModelName } from '../../../engine/meaning/models.ts';

type OfferedModel = OfflineMeaning['models'][number];
export type ModelShelf = ReturnType<typeof createModelShelf>;

/** @param modelDir folder of the models; null: there are none */
export function createModelShelf(modelDir: string | null) {
  /** Null for a model that is not there, or is another than this version's: read anew, because files may be exchanged. */
  async function find(name: ModelName): Promise<OfferedModel | null> {
    if (modelDir === null) return null;
    const known = await readManifest(modelDir, name).catch(() => null);
    if (known?.id !== MODELS[name].id) return null;
    const files = FILES.flatMap((file) => {
      const about = known.files[file];
      return about ? [{ file, path: modelFile(about.sha256, name, file), ...about }] : [];
    });
    return files.length === FILES.length ? { model: name, files } : null;
  }

  return {
    /** Null unless all of them are there. */
    async list(names: readonly ModelName[]): Promise<OfferedModel[] | null> {
      const found = await Promise.all(names.map(find));
      return found.every((model) => model !== null) ? found : null;
    },

    /** Where a file is, below the folder of all models; null for what was never offered under that digest. */
    async locate(digest: string, name: string, file: string): Promise<string | null> {
      const model = MODEL_NAMES.find((one) => one === name);
      const known = model && (await find(model));
      const found = known?.files.find((one) => one.file === file);
      return found && digestOf(found.sha256) === digest ? join(known?.model ?? '', file) : null;
    },
  };
}
