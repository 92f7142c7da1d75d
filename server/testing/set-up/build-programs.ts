/** Vitest's global set-up: builds, once for a run, what the server starts as processes and threads. */
import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { builtTemplate } from '../../db/connect.ts';
import { prepareEmbedded } from './prepare-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the programs, laid out like the sources. */
    builtPrograms: string;
  }
}

const PROGRAMS = [
  'server/main',
  'server/db/embedded/worker',
  'engine/programs/read-child',
  'engine/read/render-child',
  'engine/meaning/encoder-child',
  'engine/picture/picture-child',
  'engine/answering/answering-thread',
  // Of tests alone.
  'engine/cli',
  'engine/meaning/testing/fake-child',
  'server/testing/directory-holder',
];

/** The programs look for them beside themselves. */
const DATA = [
  'server/db/migrations',
  'engine/words',
  'docs/guide',
  'docs/site',
  'docs/api/client-runtime.ts',
  'CHANGELOG.md',
];

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export async function setup(project: TestProject): Promise<void> {
  // Below the project: libraries that are not bundled are looked for from there.
  const folder = fromRoot('node_modules/.cache/manualist/programs');
  await rm(folder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [fromRoot('scripts/bundle.mjs'), folder, ...PROGRAMS]);
  for (const path of DATA) await cp(fromRoot(path), join(folder, path), { recursive: true });
  // As in a build: without it each first start makes a cluster and migrates it.
  await cp(await prepareEmbedded(), join(folder, 'server/db/embedded', basename(builtTemplate)));
  project.provide('builtPrograms', folder);
}
