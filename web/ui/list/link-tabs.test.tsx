// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkTabs } from './link-tabs.tsx';

const ROW_PX = 328;
const TAB_PX = 90;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('moves the row so that the current tab stands in its middle', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROW_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TAB_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return TAB_PX * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  const tabs = ['/a', '/b', '/c', '/d', '/e'].map((href) => ({ label: href, href }));
  render(
    <MemoryRouter initialEntries={['/e/']}>
      <LinkTabs label="Settings" tabs={tabs} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('list').scrollLeft).toBe(4 * TAB_PX - (ROW_PX - TAB_PX) / 2);
});
