// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Cover } from './cover.tsx';

const MAKER = 'Núñez & Großmann Werkzeugmaschinenvertrieb';

afterEach(cleanup);

it('shows the picture in a room that is kept for it', () => {
  const { container } = render(
    <Cover name="Press P 20" picture="/uploads/a.pdf/cover" maker={MAKER} pages={8} />,
  );
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/uploads/a.pdf/cover');
  expect([picture?.width, picture?.height]).toEqual([360, 480]);
  expect(container.textContent).toBe('');
});

it('says name, maker and pages where there is no picture, and where it does not come', () => {
  const said = `Press P 20${MAKER}8 pp.`;
  const { container, rerender } = render(<Cover name="Press P 20" picture={null} maker={MAKER} pages={8} />);
  expect(container.textContent).toBe(said);
  rerender(<Cover name="Press P 20" picture="/uploads/a.pdf/cover" maker={MAKER} pages={8} />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.textContent).toBe(said);
  rerender(<Cover name="Press P 20" picture="/uploads/b.pdf/cover" maker={MAKER} pages={8} />);
  expect(container.querySelector('img')).not.toBeNull();
});

it('draws no picture of a device: without the manual’s there are letters alone', () => {
  const { container } = render(<Cover name="kettle" picture={null} />);
  expect(container.querySelector('svg, img')).toBeNull();
});

it.each([
  ['kettle', 'K'],
  ['«ñandú»', 'Ñ'],
  ['9 bars', '9'],
  ['家電', '家'],
  ['—', ''],
])('is the first letter where it is small: %s', (name, initial) => {
  const { container } = render(<Cover name={name} picture={undefined} isMark />);
  expect(container.textContent).toBe(initial);
});
