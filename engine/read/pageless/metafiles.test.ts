import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../../runtime/find-program.ts';
import { writeEmfHead, writeWmf } from '../../testing/metafile-writer.ts';
import { smallPng } from '../../testing/small-png.ts';
import { createMetafileDrawer } from './metafiles.ts';

const timeout = findProgram('timeout');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'));
  await writeFile(join(folder, 'picture.png'), await smallPng());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program in LibreOffice's place: notes its arguments and environment, and does what a line says for each file. */
async function officeThat(forEach: string): Promise<string> {
  const path = join(folder, 'office');
  const lines = [
    '#!/bin/sh',
    `echo "$@" >> ${folder}/calls; env > ${folder}/environment`,
    `for file in "$@"; do case "$file" in *.emf|*.wmf) ${forEach};; esac; done`,
  ];
  await writeFile(path, `${lines.join('\n')}\n`);
  await chmod(path, 0o755);
  await rm(join(folder, 'calls'), { force: true });
  return path;
}

const copies = () => officeThat(`cp ${folder}/picture.png "$(echo "$file" | sed 's/[.].*//').png"`);

function drawerOf(parts: Record<string, Buffer>, office: string | null) {
  const read = async (part: string, maxBytes: number) => {
    const bytes = parts[part];
    return bytes && bytes.length <= maxBytes ? bytes : null;
  };
  return createMetafileDrawer(read, Object.keys(parts), { office, timeout });
}

describe.runIf(timeout)('drawings that Windows records', () => {
  it('are drawn in one run, whichever is asked for first, packed ones too', async () => {
    const draw = drawerOf(
      {
        'a.EMF': writeEmfHead(),
        'b.wmf': writeWmf(),
        'c.wmz': gzipSync(writeWmf()),
        'd.png': Buffer.from('x'),
      },
      await copies(),
    );
    for (const name of ['b.wmf', 'A.emf', 'c.wmz']) expect(await draw(name)).toEqual(await smallPng());
    expect(await draw('d.png')).toBeNull();
    const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/0\.emf 1\.wmf 2\.wmf$/);
  });

  it('are not handed over where they are something else by their bytes', async () => {
    const draw = drawerOf(
      { 'a.emf': Buffer.from('<svg/>'), 'b.wmz': gzipSync('no drawing') },
      await copies(),
    );
    expect(await draw('a.emf')).toBeNull();
    expect(await draw('b.wmz')).toBeNull();
    await expect(readFile(join(folder, 'calls'))).rejects.toThrow(/ENOENT/);
  });

  it('are missing where the program fails, or is not installed', async () => {
    expect(await drawerOf({ 'a.wmf': writeWmf() }, await officeThat('exit 1'))('a.wmf')).toBeNull();
    expect(await drawerOf({ 'a.wmf': writeWmf() }, null)('a.wmf')).toBeNull();
  });

  it('are drawn by a program that knows nothing of our environment', async () => {
    process.env.SOME_SECRET = 'not to be told';
    await drawerOf({ 'a.wmf': writeWmf() }, await copies())('a.wmf');
    delete process.env.SOME_SECRET;
    const known = await readFile(join(folder, 'environment'), 'utf8');
    expect(known).toContain('LANG=C.UTF-8');
    expect(known).not.toContain('SOME_SECRET');
  });
});

const office = findProgram('soffice');
describe.runIf(office && timeout)('LibreOffice, where it is installed', () => {
  it('draws one', { timeout: 60_000 }, async () => {
    const png = await drawerOf({ 'a.wmf': writeWmf() }, office)('a.wmf');
    // Without the part of it that draws it has nothing to say.
    if (png === null) return;
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
  });
});
