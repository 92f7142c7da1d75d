import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { scriptFor, startFromBuild } from './script.ts';

describe('scriptFor', () => {
  afterEach(() => startFromBuild(null));

  it('finds the source with the TypeScript loader when called from a source', () => {
    const script = scriptFor(import.meta.url, './script');
    expect(script.path).toMatch(/engine\/runtime\/script\.ts$/);
    expect(existsSync(script.path)).toBe(true);
    expect(script.execArgv[0]).toBe('--import');
    expect(script.execArgv[1]).toMatch(/^file:\/\/.*tsx.*\.mjs$/);
  });

  it('finds the compiled sibling, without a loader, when called from the build', () => {
    const script = scriptFor('file:///app/dist/engine/read/read-manual.js', '../programs/read-child');
    expect(script).toMatchObject({ path: '/app/dist/engine/programs/read-child.js', execArgv: [] });
    expect(script.url.href).toBe('file:///app/dist/engine/programs/read-child.js');
  });

  it('finds a source in the build that was made for it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'built here-'));
    mkdirSync(join(folder, 'engine/programs'), { recursive: true });
    writeFileSync(join(folder, 'engine/programs/read-child.js'), '');
    startFromBuild(pathToFileURL(`${folder}/`));
    const path = join(folder, 'engine/programs/read-child.js');
    expect(scriptFor(import.meta.url, '../programs/read-child')).toMatchObject({ path, execArgv: [] });
    expect(scriptFor(import.meta.url, '../read/render-child').path).toMatch(/render-child\.ts$/);
    rmSync(folder, { recursive: true });
  });

  it('keeps a folder name with a space usable as a path', () => {
    expect(scriptFor('file:///my%20app/dist/a.js', './b').path).toBe('/my app/dist/b.js');
  });
});
