import { expect, it } from 'vitest';
import { findingsOf } from '../testing/check-drafts.ts';

const known = Array.from({ length: 9 }, (_, i) => ({ text: `Fill the tank (see page ${i + 2}).` }));
const found = (text: string, given = {}) =>
  findingsOf('missing-page', [...known, { text, page: 7 }], { pages: 20, ...given });

it.each([
  'For cleaning see page 84.',
  'Zum Reinigen siehe Seite 84.',
  'Pour le nettoyage, voir page 84.',
  'Para limpiar, véase la página 84.',
  'Per la pulizia vedere pagina 84.',
  'Zie pagina 84 voor het reinigen.',
  'Para limpar, ver a página 84.',
  'Se sidan 84 om rengöring.',
  'Czyszczenie opisano na stronie 84.',
  'Čištění viz strana 84.',
])('a page behind the last one is not there: %s', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^\p{L}+ 84: /u)]);
});

it('pages that are there, pages of others and counts of pages are none', () => {
  expect(found('For cleaning see page 20.')).toEqual([]);
  expect(found('See page 84 of the service manual.')).toEqual([]);
  expect(found('It prints page 84 of 120.')).toEqual([]);
  expect(found('Printed on page 5-84.')).toEqual([]);
  expect(found('For cleaning see page 84.', { pages: null })).toEqual([]);
});

it('says nothing where the printed numbers run ahead of the file', () => {
  const ahead = Array.from({ length: 9 }, (_, i) => ({ text: `Fill the tank (see page ${i + 101}).` }));
  expect(findingsOf('missing-page', ahead)).toEqual([]);
});
