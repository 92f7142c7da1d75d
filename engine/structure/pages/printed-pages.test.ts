import { expect, it } from 'vitest';
import { page, paragraphBlock } from '../../testing/blocks.ts';
import { printedPages } from './printed-pages.ts';

const numbered = (number: number, printed: string | null) =>
  page(number, [
    paragraphBlock(`Text of page ${number}.`, 0.4),
    ...(printed === null ? [] : [paragraphBlock(printed, 0.95)]),
  ]);

it('takes the names that the file gives its pages where they differ from its count', () => {
  const pages = [1, 2, 3, 4].map((number) => numbered(number, null));
  expect(printedPages(pages, ['i', 'ii', '1', '4'])).toEqual({ 1: 'i', 2: 'ii', 3: '1' });
});

it('counts with the numbers in the feet of most pages, over a page without one', () => {
  const pages = [null, null, '1', '2', null, '4', '5', '6'].map((printed, i) => numbered(i + 1, printed));
  expect(printedPages(pages)).toEqual({ 3: '1', 4: '2', 5: '3', 6: '4', 7: '5', 8: '6' });
});

it('says nothing where the printed numbers are those of the file', () => {
  expect(printedPages([1, 2, 3, 4].map((number) => numbered(number, String(number))))).toEqual({});
});

it('trusts no numbers that run along on few pages only', () => {
  const pages = Array.from({ length: 10 }, (_, i) => numbered(i + 1, i < 3 ? String(i + 11) : null));
  expect(printedPages(pages)).toEqual({});
});

it('takes no other numbers at the edge for those of pages', () => {
  const pages = ['230', '50', '16', '4', '1200', '7'].map((printed, i) => numbered(i + 1, printed));
  expect(printedPages(pages)).toEqual({});
});
