import type { KeyboardEvent } from 'react';
import type { Proof } from '../answer/use-proof.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whether the arrow keys scroll the focused element: a page that was zoomed wider than its frame. */
function scrollsSideways(target: EventTarget): boolean {
  const frame = target instanceof Element ? target.closest('.page-frame') : null;
  return frame !== null && frame.scrollWidth > frame.clientWidth + 1;
}

/** Turns the page with the arrow keys. */
export function handlePageKeys(
  event: KeyboardEvent,
  { place, turnTo }: Pick<Proof, 'place' | 'turnTo'>,
): void {
  const step = STEPS[event.key];
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === undefined || hasModifier || place === null || place.page === null) return;
  if (scrollsSideways(event.target)) return;
  event.preventDefault();
  turnTo(place.page + step);
}
