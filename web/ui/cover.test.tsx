// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Cover } from './cover.tsx';

const MAKER = 'Núñez & Großmann Werkzeugmaschinenvertrieb';

afterEach(cleanup);

/** Where the room of the maker's name ends, in units of the drawing. */
function endOfMaker(pages?: number): number {
  const { container } = render(<Cover name="Press P 20" maker={MAKER} pages={pages} />);
  const room = container.querySelector('foreignObject');
  expect(room?.textContent).toBe(MAKER);
  return Number(room?.getAttribute('x')) + Number(room?.getAttribute('width'));
}

it.each([
  [undefined, 276],
  [25, 276 - 6 * 7.8],
  [1234, 276 - 8 * 7.8],
])('gives a maker no more room than the pages leave: %s', (pages, most) => {
  expect(endOfMaker(pages)).toBeLessThanOrEqual(most);
});
