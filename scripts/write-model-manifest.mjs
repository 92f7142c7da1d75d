/**
 * Writes models/manifest.json anew, or that of another folder of models: node scripts/write-model-manifest.mjs [FOLDER].
 * An id is taken over from the manifest that is there; who changes weights changes it, here and in engine/meaning/models.ts.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

const folder = process.argv[2] ?? join(root, 'models');
const path = join(folder, 'manifest.json');
const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

const describe = (file) => {
  const content = readFileSync(file);
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
};
const models = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const manifest = Object.fromEntries(
  models
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const files = readdirSync(join(folder, name)).filter((file) => /\.(?:onnx|json)$/.test(file));
      const described = files.sort().map((file) => [file, describe(join(folder, name, file))]);
      return [name, { id: before[name]?.id ?? `${name}-1`, files: Object.fromEntries(described) }];
    }),
);
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${path}: ${models.length} models.`);
