import { brokenUploads } from './broken-uploads.ts';
import { clockJumps } from './clock-jumps.ts';
import { databaseServer } from './database-server.ts';
import { encoder } from './encoder.ts';
import { failingSync, fullDisk } from './failing-disk.ts';
import type { Fault } from './fault.ts';
import { hostileFiles } from './hostile-files.ts';
import { languageModel } from './language-model.ts';
import { mailServer } from './mail-server.ts';
import { powerCut } from './power-cut.ts';
import { readingChild } from './reading-child.ts';
import { repeatedCalls } from './repeated-calls.ts';
import { twoNodes } from './two-nodes.ts';
import { worker } from './worker.ts';

/** Every fault that is tried; a SIGKILL of the whole program is `npm run bench -- kill`. */
export const allFaults: readonly Fault[] = [
  powerCut,
  fullDisk,
  failingSync,
  readingChild,
  encoder,
  worker,
  databaseServer,
  twoNodes,
  mailServer,
  languageModel,
  brokenUploads,
  hostileFiles,
  repeatedCalls,
  clockJumps,
];
