import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
  const missing = settings.filter((name) => !new RegExp(`\\b${name}(?:_FILE)?: `).test(compose));
  expect(missing.sort()).toEqual([...OF_THE_IMAGE, ...decided].sort());
});

describe('secrets', () => {
  it.each(['compose.yaml', 'compose.scale.yaml'])('of %s that have to be set are in files', (file) => {
    const compose = read(file);
    const needed = [...compose.matchAll(/\{ environment: ([A-Z\d_]+) \}/g)].map(([, name = '']) => name);
    expect(needed).toContain('POSTGRES_PASSWORD');
    // Not as a variable too, which everybody who may look at the container would read.
    for (const name of needed) expect(compose).not.toContain(`\${${name}`);
    expect(compose).not.toMatch(/:\?set a/);
  });

  it('are given to processes that need them: a worker has none of those for answers', () => {
    const compose = read('compose.scale.yaml');
    const worker = compose.match(/^ {2}worker:\n(?: {4}.*\n)+/m)?.[0] ?? '';
    const shared = compose.match(/^x-environment:[\s\S]*?(?=^services:)/m)?.[0] ?? '';
    expect(worker).toContain('ROLE: worker');
    expect(shared).toContain('DATABASE_PASSWORD_FILE');
    for (const name of ['ADMIN_PASSWORD', 'LLM_API_KEY', 'METRICS_TOKEN']) {
      expect(worker.toUpperCase()).not.toContain(name);
      expect(shared).not.toContain(name);
      expect(compose).toContain(name);
    }
  });
});
