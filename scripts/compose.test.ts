import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

/** The settings of the table for those who run it. */
const settings = read('docs/guide/settings.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line))
  .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z\d_]+/g) ?? []);

/** Where the program listens, keeps its files and finds its models is the image's matter. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'DATA_DIR', 'MODEL_DIR'];

it('reads the settings out of the documentation', () => {
  expect(settings).toContain('LLM_VISION_MODEL');
  expect(settings.length).toBeGreaterThan(25);
});

it.each([
  ['compose.yaml', ['ROLE']],
  ['compose.scale.yaml', []],
])('%s hands every setting on', (file, decided) => {
  const compose = read(file);
  const missing = settings.filter((name) => !new RegExp(`\\b${name}: `).test(compose));
  expect(missing.sort()).toEqual([...OF_THE_IMAGE, ...decided].sort());
});
