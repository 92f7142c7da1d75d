import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scriptFor } from './script.ts';

describe('scriptFor', () => {
  it('finds the source with the TypeScript loader when called from a source', () => {
    const script = scriptFor(import.meta.url, './script');
    expect(script.path).toMatch(/engine\/runtime\/script\.ts$/);
    expect(existsSync(script.path)).toBe(true);
    expect(script.execArgv[0]).toBe('--import');
    expect(script.execArgv[1]).toMatch(/^file:\/\/.*tsx.*\.mjs$/);
  });

  it('finds the compiled sibling, without a loader, when called from the build', () => {
    const script = scriptFor('file:///app/dist/engine/read/read-manual.js', './child');
    expect(script).toMatchObject({ path: '/app/dist/engine/read/child.js', execArgv: [] });
    expect(script.url.href).toBe('file:///app/dist/engine/read/child.js');
  });

  it('keeps a folder name with a space usable as a path', () => {
    expect(scriptFor('file:///my%20app/dist/a.js', './b').path).toBe('/my app/dist/b.js');
  });
});
