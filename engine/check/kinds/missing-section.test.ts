import { expect, it } from 'vitest';
import { findingsOf } from '../testing/check-drafts.ts';

const chapters = ['1 Safety', '2 Parts', '2.1 Pump', '3 Use', '4 Care', '4.2 Filter'].map((heading) => ({
  heading,
  text: 'The pump is described in chapter 3.',
}));
const found = (text: string, heading = '4 Care') =>
  findingsOf('missing-section', [...chapters, { text, heading, page: 7 }]);

it.each([
  'Clean it as told in section 4.7.',
  'Reinigen Sie ihn nach Abschnitt 4.7.',
  'Nettoyez-le selon le chapitre 4.7.',
  'Límpielo según el capítulo 4.7.',
  'Pulirlo come indicato nel capitolo 4.7.',
  'Maak hem schoon volgens hoofdstuk 4.7.',
  'Limpe-o conforme o capítulo 4.7.',
  'Rengör det enligt avsnitt 4.7.',
  'Wyczyść go według rozdziału lub patrz rozdział 4.7.',
  'Vyčistěte jej, viz kapitola 4.7.',
])('a section of a number that no heading has: %s', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^\p{L}+ 4\.7: /u)]);
});

it('a section that is there, its parts, and sections of others are none', () => {
  expect(found('Clean it as told in section 4.2.')).toEqual([]);
  expect(found('4.7 Seal\nClean it as told in section 4.7.')).toEqual([]);
  expect(found('Clean it as told in section 4.7 of the service manual.')).toEqual([]);
  expect(found('It fulfils EN 60335-1, section 4.7.')).toEqual([]);
  expect(found('Rights under section 4.7 stay.', 'Licence')).toEqual([]);
});

it('says nothing where headings have no numbers', () => {
  expect(findingsOf('missing-section', [{ heading: 'Care', text: 'See section 4.7.' }])).toEqual([]);
});
