import { expect, it } from 'vitest';
import { canonicalJson, hashEntry } from './entry-hash.ts';

/** As the first version of the table held it. */
const OLDEST = {
  seq: 1,
  at: new Date('2026-11-01T08:00:00.000Z'),
  actorId: '0193a1b2-0000-7000-8000-000000000001',
  actorName: 'Ada Quill',
  actorEmail: 'ada@quill.example',
  companyId: null,
  action: 'plan.removed' as const,
  subjectId: 'Team',
  subjectName: 'Team',
  before: { maxProducts: 2, prices: { USD: 15.5 } },
  after: null,
  previousHash: '',
};

it('keeps the hash of entries from before a column was added', () => {
  const hash = '6675da5245d4a8f444617f8de232321048797e7d7a16c6438cdc5f99f9acefef';
  expect(hashEntry({ ...OLDEST, tokenId: null })).toBe(hash);
  expect(hashEntry({ ...OLDEST, tokenId: OLDEST.actorId })).not.toBe(hash);
});

it('writes the names of objects in order, however deep', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: '“x”' })).toBe('{"a":"“x”","b":[{"c":null,"d":1}]}');
});
