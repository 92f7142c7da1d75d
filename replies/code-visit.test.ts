import { expect, it } from 'vitest';
import { readCode } from './code-visit.ts';

const place = { manualId: 'manual', heading: 'Water tank', path: [], variant: 'Tarn 09' };
const ranges = [
  { model: 'Tarn 06', serialFrom: 'A100', serialTo: 'A199' },
  { model: 'Tarn 09', serialFrom: 'A200', serialTo: '' },
  { model: 'Tarn 12', serialFrom: 'A300', serialTo: 'A399' },
  { model: 'Tarn 15', serialFrom: '', serialTo: '' },
];

it('takes the model that the code names before that of its place, and that before the one of the serial number', () => {
  expect(readCode({ model: 'Tarn 12', serial: 'A150' }, place, ranges).variants).toEqual([
    'Tarn 12',
    'Tarn 09',
    'Tarn 06',
  ]);
  expect(readCode({ serial: 'a150' }, null, ranges)).toEqual({ variants: ['Tarn 06'], chapter: null });
});

it('takes no model from a number that several have, or none', () => {
  expect(readCode({ serial: 'A350' }, null, ranges).variants).toEqual([]);
  expect(readCode({ serial: 'A1' }, null, ranges).variants).toEqual([]);
  expect(readCode({}, null, ranges)).toEqual({ variants: [], chapter: null });
});

it('stands at the chapter of the place', () => {
  expect(readCode({}, place, []).chapter).toEqual({ manualId: 'manual', heading: 'Water tank', path: [] });
});
