import { expect, it } from 'vitest';
import { checkDrafts, pictureOn } from '../testing/check-drafts.ts';

const captioned = [2, 3, 4].map((n) => pictureOn(n, `Fig. ${n}: Part ${n}`));
const found = (figures = captioned, text = 'Read this.', page = 9) =>
  checkDrafts('uncaptioned-figure', [{ text, page }], { figures }).map((finding) => [
    finding.page,
    finding.subject,
  ]);

it('a picture without words among pictures that have some', () => {
  expect(found([...captioned, pictureOn(7)])).toEqual([[7, '']]);
});

it('a manual that captions none is told so once', () => {
  expect(found([2, 3, 4, 5, 6].map((page) => pictureOn(page)))).toEqual([[2, '5']]);
});

it('the cover, small pictures and pictures with a short line below are none', () => {
  const small = { ...pictureOn(7), box: { x: 0.1, y: 0.3, width: 0.1, height: 0.1 } };
  expect(found([...captioned, pictureOn(1), small])).toEqual([]);
  // The first line of a page in these drafts stands at its top.
  expect(found([...captioned, pictureOn(9, '', 0.08)], 'The pump from above')).toEqual([]);
  expect(found([...captioned, pictureOn(9, '', 0.08)], 'The pump '.repeat(20))).toEqual([[9, '']]);
});
