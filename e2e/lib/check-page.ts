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

/**
 * Text that is cut off or lies outside of the window where nobody can scroll to it, a line each; empty when there is none.
 * What is shown to screen readers only, and what is cut on purpose with its whole text in `title`, is left out.
 */
export const findCutText = (page: Page): Promise<string[]> => page.evaluate(CUT_TEXT);

/** Looks at every piece of text through all that it stands in. */
const CUT_TEXT = `(() => {
  const SLACK_PX = 2, TINY_PX = 2, SHOWN_CHARS = ${SHOWN_CHARS / 2};
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const cuts = (value) => value === 'hidden' || value === 'clip';
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('[aria-hidden=true], [inert], script, style, noscript, option, svg')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= TINY_PX || box.height <= TINY_PX) continue;
    // What waits outside of the page until it has the focus, such as a link that skips to the text.
    if (box.bottom + scrollY <= 0 || box.right + scrollX <= 0) continue;
    let isCut = false, isReachable = false, isHidden = false;
    for (let at = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at), frame = at.getBoundingClientRect();
      if ((style.clipPath !== 'none' || style.clip !== 'auto') && style.position === 'absolute') isHidden = true;
      if (at.title && at.title.includes(text)) isHidden = true;
      if (at === document.body || at === document.documentElement) break;
      if (scrolls(style.overflowX)) isReachable = true;
      else if (cuts(style.overflowX) && !isReachable && (box.right > frame.right + SLACK_PX || box.left < frame.left - SLACK_PX)) isCut = true;
      if (scrolls(style.overflowY)) break;
      if (cuts(style.overflowY) && (box.bottom > frame.bottom + SLACK_PX || box.top < frame.top - SLACK_PX)) isCut = true;
      if (style.position === 'fixed') break;
    }
    if (!isReachable && (box.right > innerWidth + SLACK_PX || box.left < -SLACK_PX)) isCut = true;
    if (isCut && !isHidden) found.add('cut: ' + text.slice(0, SHOWN_CHARS));
  }
  return [...found];
})()`;
