// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, holdToasts, readToasts, showToast, showUndo } from '../../lib/browser/toast-store.ts';
import { Toasts } from './toasts.tsx';

const undone = vi.fn();

function offerUndo() {
  act(() => showUndo('Pump P7 was deleted.', { shownMs: 10_000, latestMs: 120_000, run: undone }));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isOffered = () => screen.queryByRole('button', { name: 'Undo' }) !== null;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

function hidePage(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <h1 id="page-title" tabIndex={-1}>
        Products
      </h1>
      <button type="button">Add Product</button>
      <Toasts />
    </>,
  );
});

afterEach(() => {
  act(() => {
    for (const { id } of readToasts()) dismissToast(id);
    for (const reason of ['pointer', 'focus', 'hidden'] as const) holdToasts(reason, false);
  });
  cleanup();
  undone.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a message', () => {
  it('goes by itself when its time is over', () => {
    offerUndo();
    wait(9_999);
    expect(isOffered()).toBe(true);
    wait(1);
    expect(isOffered()).toBe(false);
  });

  it('stays while the pointer is at it, and then for the rest of its time', () => {
    offerUndo();
    wait(8_000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(60_000);
    expect(isOffered()).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(1_999);
    expect(isOffered()).toBe(true);
    wait(1);
    expect(isOffered()).toBe(false);
  });

  it('stays while the keyboard is at it', () => {
    offerUndo();
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    wait(20_000);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    wait(20_000);
    expect(isOffered()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Add Product' }).focus());
    wait(10_000);
    expect(isOffered()).toBe(false);
  });

  it('waits until the page is seen', () => {
    hidePage(true);
    act(() => showToast('Saved.'));
    wait(60_000);
    screen.getByText('Saved.');
    hidePage(false);
    wait(5_000);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('goes when it is too late for what it offers, whoever is at it', () => {
    offerUndo();
    press('F8');
    wait(119_999);
    expect(isOffered()).toBe(true);
    wait(1);
    expect(isOffered()).toBe(false);
    expect(focused()).toBe('Products');
  });

  it('is not held by a pointer that was at one that is gone', () => {
    offerUndo();
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(120_000);
    act(() => showToast('Saved.'));
    wait(5_000);
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});

describe('the keyboard', () => {
  it('reaches what a message offers with F8, from where it is and back, and is told so', () => {
    screen.getByRole('button', { name: 'Add Product' }).focus();
    offerUndo();
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Messages (F8)');
    screen.getByText('Press F8 to go to “Undo”.');
    press('F8');
    expect(focused()).toBe('Undo');
    press('Escape');
    expect(focused()).toBe('Add Product');
    press('F8');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toHaveBeenCalledOnce();
    expect(focused()).toBe('Add Product');
  });

  it('goes on at the title when what it came from is gone', () => {
    offerUndo();
    press('F8');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(focused()).toBe('Products');
  });

  it('stays where it is while there is no message', () => {
    screen.getByRole('button', { name: 'Add Product' }).focus();
    press('F8');
    expect(focused()).toBe('Add Product');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
