import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scriptFor } from '../runtime/script.ts';
import { createSpool } from './spool.ts';

const SPOOL = fileURLToPath(new URL('./spool.ts', import.meta.url));

describe('createSpool', () => {
  it('keeps pages in order and leaves nothing behind', async () => {
    const spool = await createSpool(SPOOL);
    const page = { width: 0, height: 0, textSource: 'text' as const, blocks: [] };
    await spool.append([
      { ...page, page: 1 },
      { ...page, page: 2 },
    ]);
    expect(spool.pages()).toBe(2);
    expect(readdirSync(dirname(spool.path)).sort()).toEqual(['pages.ndjson', 'source.pdf']);
    await spool.remove();
    expect(existsSync(dirname(spool.path))).toBe(false);
  });

  it('takes its folder away when the process ends in the middle of a reading', () => {
    const { execArgv } = scriptFor(import.meta.url, './spool');
    const program = `const { createSpool } = await import(${JSON.stringify(SPOOL)});
      const spool = await createSpool(${JSON.stringify(SPOOL)});
      process.stdout.write(spool.path);
      process.exitCode = 1;
      process.exit();`;
    let path = '';
    try {
      execFileSync(process.execPath, [...execArgv, '--input-type=module', '-e', program], {
        encoding: 'utf8',
      });
    } catch (error) {
      path = (error as { stdout: string }).stdout;
    }
    expect(path).toMatch(/manualist-manual-[^/]+\/pages\.ndjson$/);
    expect(existsSync(dirname(path))).toBe(false);
  });
});
