import { expect, it } from 'vitest';
import { splitHeading } from './heading.ts';

it.each([
  ['6 Operation', '6', 'Operation'],
  ['4.2. Heating curve', '4.2', 'Heating curve'],
  ['B.1 Spare parts', 'B.1', 'Spare parts'],
  ['3) Before you start', '3', 'Before you start'],
])('separates the numeral of %j', (heading, numeral, title) => {
  expect(splitHeading(heading)).toEqual({ numeral, title });
});

it.each(['Maintenance', 'A filter in the return line', '2024', ''])('leaves %j whole', (heading) => {
  expect(splitHeading(heading)).toEqual({ numeral: '', title: heading });
});
