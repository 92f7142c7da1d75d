/** Vitest's set-up of each file: what it starts as processes and threads is taken from the build made for the run. */
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { startFromBuild } from '../../../engine/runtime/script.ts';

startFromBuild(pathToFileURL(`${inject('builtPrograms')}/`));
