import { expect, it } from 'vitest';
import { changesOf } from './audit-changes.ts';

it('names what differs, in words', () => {
  const before = { maxProducts: 2, prices: { USD: 15.5 }, listedOn: ['landing'], company_name: '' };
  const after = { maxProducts: 3, prices: { USD: 15.5 }, listedOn: [], company_name: 'Quill' };
  expect(changesOf({ before, after })).toEqual([
    { name: 'max products', before: '2', after: '3' },
    { name: 'listed on', before: '["landing"]', after: '[]' },
    { name: 'company name', before: undefined, after: 'Quill' },
  ]);
});

it('tells what is known of one side alone', () => {
  expect(changesOf({ before: null, after: { questions: 0, works: false } })).toEqual([
    { name: 'questions', before: undefined, after: '0' },
    { name: 'works', before: undefined, after: 'false' },
  ]);
  expect(changesOf({ before: { plan: 'Free' }, after: null })).toEqual([
    { name: 'plan', before: 'Free', after: undefined },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
  const [moment] = changesOf({ before: null, after: { nextBillingDate: '2027-11-22T03:53:13.501Z' } });
  expect(moment).toMatchObject({ name: 'next billing date', after: expect.stringContaining('22 Nov 2027') });
});
