// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

const onSelect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onSelect.mockReset();
});

function openMenu(): HTMLElement {
  render(
    <MemoryRouter>
      <Menu
        label="More for Ann"
        items={[
          { label: 'Read', icon: null, to: '/read' },
          { label: 'Send again', icon: null, onSelect },
          { label: 'Wait', icon: null, isDisabled: true, onSelect },
        ]}
      />
    </MemoryRouter>,
  );
  const trigger = screen.getByRole('button', { name: 'More for Ann' });
  fireEvent.keyDown(trigger, { key: 'Enter' });
  return trigger;
}

it('names what can be done in words, links among them', () => {
  openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Read',
    'Send again',
    'Wait',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Read' }).getAttribute('href')).toBe('/read');
});

it('acts once its button has the focus again, so that a dialog gives it back there', async () => {
  const trigger = openMenu();
  onSelect.mockImplementation(() => expect(document.activeElement).toBe(trigger));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Send again' }));
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  expect(onSelect.mock.results[0]?.type).toBe('return');
  expect(screen.queryByRole('menuitem')).toBeNull();
});
