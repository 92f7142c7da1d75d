import type { HtmlElement } from '../html/html-tree.ts';
import { letters, roman } from '../word/list-numbers.ts';
import { elementNamed } from '../zip/elements-named.ts';

type Child = HtmlElement | string;
type Item = { level: number; marker: string; isNumbered: boolean; said: Child[] };

const MAX_LEVEL = 8;

const make = (name: string, children: Child[]): HtmlElement => ({ name, attributes: {}, children });

/**
 * Paragraphs of a shape, items within lists.
 * @param isListed whether several of them are items unless they say otherwise, as in the main text of a slide
 */
export function paragraphsToHtml(body: HtmlElement, isListed: boolean): Child[] {
  const paragraphs = body.children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'a:p' ? [{ paragraph: child, said: runsToHtml(child) }] : [],
  );
  const filled = paragraphs.filter(({ said }) =>
    said.some((child) => typeof child !== 'string' || child.trim() !== ''),
  );
  const counts: number[] = [];
  const made: Child[] = [];
  let run: Item[] = [];
  const endRun = (): void => {
    if (run.length > 0) made.push(listOf(run, 0));
    run = [];
  };
  for (const { paragraph, said } of filled) {
    const item = itemOf(paragraph, counts, isListed && filled.length > 1);
    if (item) run.push({ ...item, said });
    else {
      endRun();
      counts.length = 0;
      made.push(make('p', said));
    }
  }
  endRun();
  return made;
}

/** How a paragraph is marked as an item; null for one that is none. */
function itemOf(paragraph: HtmlElement, counts: number[], isItem: boolean): Omit<Item, 'said'> | null {
  const properties = elementNamed(paragraph, 'a:ppr');
  const level = Math.min(MAX_LEVEL, Math.max(0, Number.parseInt(properties?.attributes.lvl ?? '0', 10) || 0));
  const numbered = elementNamed(properties, 'a:buautonum');
  const isBullet = elementNamed(properties, 'a:buchar') ?? elementNamed(properties, 'a:bublip');
  if (numbered) {
    const start = Number.parseInt(numbered.attributes.startat ?? '1', 10) || 1;
    const count = (counts[level] ?? start - 1) + 1;
    counts[level] = count;
    counts.length = level + 1;
    return { level, isNumbered: true, marker: markOf(count, numbered.attributes.type ?? '') };
  }
  if (elementNamed(properties, 'a:bunone')) return null;
  if (!isBullet && !isItem) return null;
  counts.length = Math.min(counts.length, level);
  return { level, isNumbered: false, marker: '•' };
}

/** "arabicPeriod" is "1.", "alphaLcParenBoth" is "(a)". */
function markOf(count: number, type: string): string {
  const number = /^alpha/.test(type) ? letters(count) : /^roman/.test(type) ? roman(count) : String(count);
  const cased = /Uc/.test(type) ? number.toUpperCase() : number;
  if (/ParenBoth$/.test(type)) return `(${cased})`;
  if (/ParenR$/.test(type)) return `${cased})`;
  return /(?:Plain|Db)$/.test(type) ? cased : `${cased}.`;
}

/** Items from one on whose levels are at least `level`, as lists within lists. */
function listOf(items: readonly Item[], level: number): HtmlElement {
  const children: HtmlElement[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    if (item.level > level) {
      const end = endOfDeeper(items, at, level);
      const inner = listOf(items.slice(at, end), level + 1);
      children.push(inner);
      at = end;
      continue;
    }
    children.push({ ...make('li', item.said), marker: item.marker });
    at += 1;
  }
  return make(items.some((item) => item.level === level && item.isNumbered) ? 'ol' : 'ul', children);
}

function endOfDeeper(items: readonly Item[], from: number, level: number): number {
  const end = items.findIndex((item, index) => index > from && item.level <= level);
  return end < 0 ? items.length : end;
}

/** The words of a paragraph, without those that are struck out. */
export function runsToHtml(paragraph: HtmlElement): Child[] {
  return paragraph.children.flatMap((child): Child[] => {
    if (typeof child === 'string') return [];
    if (child.name === 'a:br') return [make('br', [])];
    const isRun =
      child.name === 'a:r' || (child.name === 'a:fld' && !/^slidenum$/i.test(child.attributes.type ?? ''));
    if (!isRun) return [];
    const { strike = 'noStrike', baseline = '0' } = elementNamed(child, 'a:rpr')?.attributes ?? {};
    if (strike !== 'noStrike') return [];
    const said = elementNamed(child, 'a:t')?.children ?? [];
    const raised = Number.parseInt(baseline, 10) || 0;
    return raised === 0 ? said : [make(raised > 0 ? 'sup' : 'sub', said)];
  });
}
