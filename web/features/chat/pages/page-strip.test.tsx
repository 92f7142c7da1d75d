// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleCitation } from '../testing/samples.ts';
import { PageStrip } from './page-strip.tsx';
import { PageViewer } from './page-viewer.tsx';

const PHONE_PX = 326;
const box = { x: 0.1, y: 0.5, width: 0.8, height: 0.0125 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(PHONE_PX);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1400);
  Element.prototype.scrollTo = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Height in px of the marked line on a page drawn this wide. */
const linePx = (pageWidth: number) => pageWidth * 1.4 * box.height;

it('draws the page so large that its marked lines are read on a phone, and opens it at a press', () => {
  const onOpen = vi.fn();
  render(<PageStrip url="/p/1" label="Open p. 1" boxes={[box]} onOpen={onOpen} onBroken={vi.fn()} />);
  const picture = screen.getByRole('img', { name: 'Open p. 1' });
  fireEvent.load(picture);
  const button = screen.getByRole('button');
  expect(linePx(Number.parseFloat(button.style.width))).toBeCloseTo(14);
  fireEvent.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('opens the page on a phone at the same size', () => {
  const citation = sampleCitation({ boxes: [{ page: 38, box }] });
  render(<PageViewer citation={citation} page={38} marks={[box]} onPage={vi.fn()} onRetry={vi.fn()} />);
  fireEvent.load(screen.getByRole('img'));
  const sheet = screen.getByRole('button', { name: /Page 38/ });
  expect(linePx((Number.parseFloat(sheet.style.width) / 100) * PHONE_PX)).toBeCloseTo(14);
});
