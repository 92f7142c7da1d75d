import { describe, expect, it } from 'vitest';
import { hostileFiles } from '../testing/hostile-files.ts';
import { readFileBlocks } from '../testing/read-blocks.ts';
import { ReadError } from './failure.ts';

/** Generous: one that takes longer hangs. */
const TIMEOUT_MS = 60_000;

/** PDFium and what else is not JavaScript may take the process with it: `npm run bench -- faults hostile-files` tries those. */
const files = hostileFiles().filter(({ name }) => !name.endsWith('.pdf'));

describe('a hostile file', () => {
  it('is one of each format and each kind', () => {
    const formats = new Set(files.map(({ name }) => name.split('.').at(-1)));
    for (const format of ['docx', 'doc', 'html', 'mhtml', 'md', 'txt', 'epub', 'odt', 'pptx', 'zip'])
      expect(formats).toContain(format);
  });

  it.each(files)(
    '$name is read or refused for a reason: $what',
    async ({ make }) => {
      const error = await readFileBlocks(make()).then(
        () => null,
        (cause: unknown) => cause,
      );
      // What is nested too deep for the stack is told by the process that reads.
      const isTold = error === null || error instanceof ReadError || error instanceof RangeError;
      expect(isTold, String(error)).toBe(true);
    },
    TIMEOUT_MS,
  );
});
