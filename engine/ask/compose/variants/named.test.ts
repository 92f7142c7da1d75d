import { expect, it } from 'vitest';
import { namedIn } from './named.ts';

it.each([
  ['how heavy is the tarn 9', ['Tarn 06', 'Tarn 09'], ['Tarn 09']],
  ['how do i install it on a mac', ['Windows', 'macOS'], ['macOS']],
  ['is the P40 S louder', ['P40', 'P40 S'], ['P40 S']],
  ['my 2.5 inch drive', ['3.5-inch', '2.5-inch'], ['2.5-inch']],
  ['paper jam in tray 2', ['3.5-inch', '2.5-inch'], []],
  ['which of both', ['Tarn 06', 'Tarn 09'], []],
])('%s', (text, names, named) => expect(namedIn(text, names)).toEqual(named));
