import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENTRIES } from './entries.ts';

it('has a name of its own for each entry', () => {
  expect(new Set(ENTRIES.map(({ name }) => name)).size).toBe(ENTRIES.length);
});

it.each(ENTRIES.map((entry) => [entry.name, entry] as const))(
  'leaves out what there is: %s',
  async (_, entry) => {
    const real = await import(fileURLToPath(new URL(`../../../${entry.module}`, import.meta.url)));
    for (const [name, instead] of Object.entries(entry.exports)) {
      expect(real).toHaveProperty(name);
      expect(typeof instead(real[name])).toBe(typeof real[name]);
    }
  },
);
