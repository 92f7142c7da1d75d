import { expect, it } from 'vitest';
import { makeSteps, makeTable } from '../../ask/testing/make-manual.ts';
import { checkDrafts } from '../testing/check-drafts.ts';

const found = (...drafts: Parameters<typeof checkDrafts>[1]) =>
  checkDrafts('contradiction', drafts).map(({ subject, page, other }) => [
    subject,
    page,
    other?.subject,
    other?.page,
  ]);
const wait = (amount: string) =>
  `After switching off, wait ${amount} before you open the cover of the pump housing.`;
const data = (weight: string, power = '400 W') =>
  makeTable(
    ['Name', 'Value'],
    [
      ['Weight', weight],
      ['Power', power],
      ['Voltage', '230 V'],
    ],
  );

it('sentences that are the same but for an amount', () => {
  const drafts = [
    { text: wait('5 minutes'), page: 3 },
    { text: wait('10 minutes'), page: 9, heading: 'Care' },
  ];
  expect(found(...drafts)).toEqual([['5 minutes', 3, '10 minutes', 9]]);
});

it('the same amount, short sentences, steps and forms that are filled in are none', () => {
  expect(found({ text: wait('5 minutes') }, { text: wait('5 min') })).toEqual([]);
  expect(found({ text: 'The programme takes 5 min.' }, { text: 'The programme takes 9 min.' })).toEqual([]);
  expect(found(makeSteps([wait('5 minutes')]), makeSteps([wait('10 minutes')]))).toEqual([]);
  expect(found(...[5, 6, 7, 8, 9].map((n) => ({ text: wait(`${n} minutes`) })))).toEqual([]);
});

it('tables of the same data that differ in one value', () => {
  expect(found({ ...data('5 kg'), page: 3 }, { ...data('6 kg'), page: 9 })).toEqual([['5 kg', 3, '6 kg', 9]]);
});

it('tables of two models are none', () => {
  expect(found(data('5 kg'), data('6 kg', '600 W'))).toEqual([]);
  expect(found(data('5 kg'), data('5.0 kg'))).toEqual([]);
});
