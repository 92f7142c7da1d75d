/** Vitest's set-up of each file: temporary files of the tests and of what they start lie in the folder of the run. */
import { inject, vi } from 'vitest';
import type {} from './temporary-home.ts';

vi.stubEnv('TMPDIR', inject('temporaryHome'));
