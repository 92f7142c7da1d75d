import { expect, it } from 'vitest';
import { findingsOf, pictureOn } from '../testing/check-drafts.ts';

const figures = [1, 2, 3].map((n) => pictureOn(n, `Fig. ${n}: Part ${n}`));
const known = Array.from({ length: 9 }, (_, i) => ({ text: `Loosen the screw (Fig. ${(i % 3) + 1}).` }));
const found = (text: string) => findingsOf('missing-figure', [...known, { text, page: 7 }], { figures });

it.each([
  'Loosen the screw (see Fig. 9).',
  'Lösen Sie die Schraube (Abb. 9).',
  'Desserrez la vis (figure 9).',
  'Afloje el tornillo (figura 9).',
  'Draai de schroef los (afbeelding 9).',
  'Odkręć śrubę (rysunek 9).',
  'Povolte šroub (obrázek 9).',
])('a figure of a number that no caption has: %s', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^\p{L}+\.? 9: /u)]);
});

it('figures that are there in any way are none', () => {
  expect(found('Loosen the screw (Fig. 3a).')).toEqual([]);
  expect(found('Fig. 9: The screw\nLoosen the screw (Fig. 9).')).toEqual([]);
  expect(found('See Fig. 9 of the service manual.')).toEqual([]);
});

it('says nothing where pictures have no numbers', () => {
  expect(findingsOf('missing-figure', [{ text: 'Loosen the screw (Fig. 9).' }])).toEqual([]);
});
