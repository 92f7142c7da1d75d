import { expect, it } from 'vitest';
import { findingsOf } from '../testing/check-drafts.ts';

const found = (text: string) => findingsOf('unplaced-reference', [{ text, page: 4 }]);

it.each([
  'Clean the filter as described above.',
  'Reinigen Sie den Filter wie oben beschrieben.',
  'Nettoyez le filtre (voir ci-dessus).',
  'Limpie el filtro como se indica anteriormente.',
  'Pulire il filtro come descritto sopra.',
  'Maak het filter schoon zoals hierboven beschreven.',
  'Limpe o filtro conforme e como descrito acima.',
  'Rengör filtret (se ovan).',
  'Wyczyść filtr (patrz wyżej).',
  'Vyčistěte filtr (viz výše).',
])('sends the reader somewhere without a place: %s', (text) => {
  expect(found(`Stop the pump.\n${text}`)).toEqual([text]);
});

it('sentences that name a place are none', () => {
  expect(found('Clean the filter as described above in step 3.')).toEqual([]);
  expect(found('Clean the filter, see “Cleaning” (see below).')).toEqual([]);
  expect(found('Keep the temperature above freezing.')).toEqual([]);
  expect(found('Replace the plug as described below.')).toEqual([]);
});
