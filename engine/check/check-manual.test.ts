import { expect, it } from 'vitest';
import { makeManual } from '../ask/testing/make-manual.ts';
import { runAtOnce } from '../runtime/pieces.ts';
import { checkManual } from './check-manual.ts';
import { CHECKS } from './checks.ts';
import { FINDING_KINDS } from './finding.ts';

it('has one check of each kind, the most important first', () => {
  expect(CHECKS.map(({ kind }) => kind)).toEqual(FINDING_KINDS);
});

it('groups what it finds by kind, and keeps the first fifty of each', () => {
  const drafts = Array.from({ length: 130 }, (_, i) => ({
    text: `Clean part ${'x'.repeat(i + 1)} (see above).`,
  }));
  const manual = { ...makeManual(drafts), pages: 9, unreadablePages: [3] };
  const groups = runAtOnce(checkManual(manual));
  expect(groups.map(({ kind, total, findings }) => [kind, total, findings.length])).toEqual([
    ['unreadable-pages', 1, 1],
    ['unplaced-reference', 130, 50],
  ]);
});

it('finds nothing in an empty manual', () => {
  expect(runAtOnce(checkManual({ ...makeManual([]), pages: null, unreadablePages: [] }))).toEqual([]);
});
