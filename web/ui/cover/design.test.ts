import { expect, it } from 'vitest';
import { breakTitle, designCover } from './design.ts';

it('draws the same name the same way, whatever its case and spaces around', () => {
  const { titleLines: _, ...design } = designCover('HP 9 heat pump');
  expect(designCover(' hp 9 Heat Pump ')).toMatchObject(design);
});

it('draws different names differently', () => {
  const drawings = ['Tank 200', 'Mixer M 4', 'Kaldera Duo', 'Press P 20'].map((name) =>
    JSON.stringify(designCover(name).shapes),
  );
  expect(new Set(drawings).size).toBe(4);
});

it('draws any name, also an empty one and one of other scripts', () => {
  for (const name of ['', ' ', '热泵', '🔧', 'x'.repeat(160)]) {
    const { shapes, callouts } = designCover(name);
    expect(callouts).toHaveLength(3);
    expect(shapes.every(({ d }) => !d.includes('NaN'))).toBe(true);
  }
});

it.each([
  ['HP 9 heat pump', ['HP 9 heat\u00a0pump'.replace('\u00a0', ' ')]],
  ['Room controller RC 2', ['Room controller', 'RC\u00a02']],
  ['Boiler B 300 with a rather long name', ['Boiler B 300 with', 'a rather long …']],
  ['D58 P espresso machine, plumbed in', ['D58 P espresso', 'machine …']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffa…']],
])('breaks the title %j', (title, lines) => {
  expect(breakTitle(title)).toEqual(lines);
});
