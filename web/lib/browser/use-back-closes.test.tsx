// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

type LayerProps = { isOpen: boolean; onClose: () => void };

function Layer({ isOpen, onClose }: LayerProps) {
  useBackCloses(isOpen, onClose);
  return null;
}

const lower = vi.fn();
const upper = vi.fn();
/** Shows two layers, of which `open` are open. */
const layersOf = (open: number) => (
  <>
    <Layer isOpen={open > 0} onClose={lower} />
    <Layer isOpen={open > 1} onClose={upper} />
  </>
);
const state = (): unknown => history.state;

beforeEach(() => {
  vi.clearAllMocks();
  history.pushState({ key: 'chat' }, '', '/chat');
});

afterEach(cleanup);

it('closes the topmost of what lies over the screen on Back, and stays', async () => {
  const { rerender } = render(layersOf(2));
  await vi.waitFor(() => expect(state()).toEqual({ key: 'chat', layers: 2 }));
  history.back();
  await vi.waitFor(() => expect(upper).toHaveBeenCalledOnce());
  expect(lower).not.toHaveBeenCalled();
  rerender(layersOf(1));
  history.back();
  await vi.waitFor(() => expect(lower).toHaveBeenCalledOnce());
  rerender(layersOf(0));
  expect(location.pathname).toBe('/chat');
  expect(state()).toEqual({ key: 'chat' });
});

it('takes its entries out of the history when something else closes the layers', async () => {
  const { rerender } = render(layersOf(2));
  await vi.waitFor(() => expect(state()).toEqual({ key: 'chat', layers: 2 }));
  rerender(layersOf(0));
  await vi.waitFor(() => expect(state()).toEqual({ key: 'chat' }));
  expect(lower).not.toHaveBeenCalled();
  expect(upper).not.toHaveBeenCalled();
});

it('keeps open what is opened while the entry of another layer is being taken away', async () => {
  const { rerender } = render(layersOf(1));
  await vi.waitFor(() => expect(state()).toEqual({ key: 'chat', layers: 1 }));
  rerender(layersOf(0));
  rerender(layersOf(1));
  const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await returned;
  await vi.waitFor(() => expect(state()).toEqual({ key: 'chat', layers: 1 }));
  expect(lower).not.toHaveBeenCalled();
  rerender(layersOf(0));
  await vi.waitFor(() => expect(state()).toEqual({ key: 'chat' }));
});
