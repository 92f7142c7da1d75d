/** Walking a page with the Tab key, as people do who don't use a mouse. */
import type { Page } from 'playwright-core';

/** Where the keyboard stands: what a screen reader calls it, and whether the eye finds it. */
export type Stop = { name: string; isVisible: boolean };

/** What has the focus; null when nothing in the page has it. */
export const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = labels ? element.labels?.[0]?.textContent : element.querySelector('img')?.alt;
    const name = element.getAttribute('aria-label') || element.innerText || label || element.title || '';
    // A field that is drawn by what surrounds it shows the focus there.
    let hasRing = false;
    for (let holder: Element | null = element; holder && !hasRing; holder = holder.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(holder);
      hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    }
    const box = element.getBoundingClientRect();
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      isVisible: hasRing && box.bottom > 0 && box.right > 0,
    };
  });

/** Presses Tab from where the focus is until it leaves the page or comes round; gives every stop on the way. */
export async function tabThrough(page: Page, mostStops = 120): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`The keyboard is caught after ${stops.length} stops: ${stops.at(-1)?.name}.`);
}
