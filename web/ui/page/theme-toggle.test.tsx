// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ThemeToggle } from './theme-toggle.tsx';

it('offers the other mode when the system changes its own, for the page changes at once', () => {
  const listeners = new Set<() => void>();
  const system = { matches: false };
  vi.stubGlobal('matchMedia', () => ({
    ...system,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const { unmount } = render(<ThemeToggle />);
  expect(screen.getByRole('button', { name: 'Dark mode' })).toBeTruthy();
  system.matches = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(screen.getByRole('button', { name: 'Light mode' })).toBeTruthy();
  unmount();
  expect(listeners.size).toBe(0);
  vi.unstubAllGlobals();
});
