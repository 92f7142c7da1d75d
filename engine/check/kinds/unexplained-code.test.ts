import { expect, it } from 'vitest';
import { makeTable } from '../../ask/testing/make-manual.ts';
import { findingsOf } from '../testing/check-drafts.ts';

const faults = makeTable(
  ['Code', 'Cause'],
  [
    ['E-01', 'The tank is empty.'],
    ['E-02', 'The filter is blocked.'],
    ['E-03', 'The lid is open.'],
  ],
);
const found = (text: string, rows = faults) => findingsOf('unexplained-code', [rows, { text, page: 8 }]);

it.each([
  'Call the service for the errors E-02, E-08 and E-01.',
  'Bei den Fehlern E-02 und E-08 den Kundendienst rufen.',
  'Pour les erreurs E-02 et E-08, appelez le service.',
  'Con los errores E-02 y E-08 llame al servicio.',
  'Per gli errori E-02 e E-08 chiamare il servizio.',
  'Bel bij de fouten E-02 en E-08 de service.',
  'Com os erros E-02 e E-08, chame a assistência.',
  'Ring service vid larm E-02 och E-08.',
  'Przy błędach E-02 i E-08 wezwij serwis.',
  'Při chybách E-02 a E-08 volejte servis.',
])('a code whose series is explained, but it is not: %s', (text) => {
  expect(found(text)).toEqual([`E08: ${text}`]);
});

it('codes with a row, a line or a sentence of their own are explained', () => {
  const named = 'Call the service for the errors E-02 and E-08.';
  expect(found(`${named}\nE-08 means that the pump is hot.`)).toEqual([]);
  expect(found('Call the service for the errors E-02 and E-03.')).toEqual([]);
});

it('other names of letters and digits are none', () => {
  expect(found('An error of the models T-100 and T-200.')).toEqual([]);
  expect(found('The keys F1 and F2 clear an error.')).toEqual([]);
});
