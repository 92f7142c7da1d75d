import { expect, it } from 'vitest';
import { sampleCitation } from '../testing/samples.ts';
import { placeText, tabLabel } from './page-label.ts';

it('says the number that is printed on the page, and that of the file where they differ', () => {
  const printed = sampleCitation({ page: 16, pageEnd: 16, printed: '12', printedEnd: '12' });
  expect(placeText(printed)).toBe('p. 12 (page 16 of the file)');
  expect(tabLabel(printed)).toEqual({ text: 'p. 12', hint: 'p. 12 (page 16 of the file)' });
  const over = sampleCitation({ page: 16, pageEnd: 17, printed: 'iv', printedEnd: 'v' });
  expect(placeText(over)).toBe('p. iv–v (page 16 of the file)');
});

it('says the number of the file where no other is known', () => {
  const cited = sampleCitation({ page: 16, pageEnd: 17 });
  expect(placeText(cited)).toBe('p. 16–17');
  expect(tabLabel(cited)).toBeUndefined();
});
