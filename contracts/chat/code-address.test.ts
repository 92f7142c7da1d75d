import { expect, it } from 'vitest';
import { codeQuery, readCodeQuery } from './code-address.ts';

it.each([
  [{ place: 'abcd2345' }, '?place=abcd2345'],
  [
    { place: 'abcd2345', model: 'Tarn 09 & co', serial: 'A/7' },
    '?place=abcd2345&model=Tarn%2009%20%26%20co&serial=A%2F7',
  ],
  [{ serial: 'A7', model: '' }, '?serial=A7'],
  [{}, ''],
])('are written and read back: %j', (said, query) => {
  expect(codeQuery(said)).toBe(query);
  expect(readCodeQuery(query)).toEqual(Object.fromEntries(Object.entries(said).filter(([, value]) => value)));
});

it('leave out what has another form, and keep the rest', () => {
  expect(readCodeQuery('?place=../x&serial=a b&model=P7&utm=1')).toEqual({ model: 'P7' });
  expect(readCodeQuery(`?place=ABCD2345&model=${'x'.repeat(61)}&serial=A7`)).toEqual({ serial: 'A7' });
});
