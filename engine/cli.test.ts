import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scriptFor } from './runtime/script.ts';

const cli = scriptFor(import.meta.url, './cli');
const dir = mkdtempSync(join(tmpdir(), 'manualist-cli-'));
const notManual = join(dir, 'notes.bin');
writeFileSync(notManual, Buffer.from([0, 1, 2, 3]));
afterAll(() => rmSync(dir, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [...cli.execArgv, cli.path, ...args], { encoding: 'utf8' });

describe('the ask command', () => {
  it.each([
    [[]],
    [[notManual]],
    [[notManual, '  ']],
    [[notManual, 'a', 'b']],
    [[notManual, 'a', '--colour']],
  ])('explains itself and exits 2 when called as %j', (args) => {
    const { status, stderr, stdout } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage:');
  });

  it.each([notManual, join(dir, 'absent.pdf')])('says why it cannot read %j and exits 1', (file) => {
    const { status, stderr } = run(file, 'What is this?', '--json');
    expect(status).toBe(1);
    expect(stderr).toContain(file);
    expect(stderr).not.toContain('    at ');
  });

  it.each([join(dir, 'absent.pdf'), join(notManual, 'manual.pdf'), dir])(
    'says that %j is no file, rather than a damaged one',
    (file) => {
      expect(run(file, 'What is this?').stderr).toContain(`${file}: There is no such file.`);
    },
  );
});
