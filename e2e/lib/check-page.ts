/** What can be found wrong on a page that is open, whatever it shows. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const SHOWN_CHARS = 160;

/** Half the size of what the builder would send to each document, and read in two thirds of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Script that does nothing, for a page that has axe already. */
const NO_SCRIPT = 'void 0';

/**
 * The accessibility rules that axe finds broken, each with the elements that break it; empty when there are none.
 * @param only the rules to look at, all of axe's if not given
 */
export async function findViolations(page: Page, only?: string[]): Promise<string[]> {
  // Outside of this mode axe puts its findings together in a second page, which takes as long again as finding them; only
  // frames of other sites need it.
  const oneFrame = page.frames().length === 1;
  // To read axe anew was most of what a further look at the same document took.
  const loaded = oneFrame && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: loaded ? NO_SCRIPT : AXE }).setLegacyMode(oneFrame);
  // What keeps the rules is not told element by element, which took a third of the time.
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await (only ? axe.withRules(only) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, SHOWN_CHARS)).join(' | ')}`,
  );
}

/** By how many pixels the page is wider than its window; 0 when nothing has to be scrolled sideways. */
export const findOverflowPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
