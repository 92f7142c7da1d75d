import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes what holds a comma, a quote or a line break, and nothing else', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', 12])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",12\r\n',
  );
});

it.each(['=1+1', '+4930', '-2', '@SUM(A1)', '\tx', '\rx'])('%j is no formula for a spreadsheet', (value) => {
  expect(csvLine([value]).replace(/^"/, '')).toMatch(/^'/);
});

it('leaves negative numbers of ours as numbers', () => {
  expect(csvLine([-3])).toBe('-3\r\n');
});
