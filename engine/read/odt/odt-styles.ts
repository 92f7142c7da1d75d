import type { HtmlElement } from '../html/html-tree.ts';
import { letters, roman } from '../word/list-numbers.ts';
import { elementsNamed } from '../zip/elements-named.ts';

/** What a style says of a text, that of its parents included. */
export type TextLook = {
  isHidden: boolean;
  isStruck: boolean;
  isBold: boolean;
  script: 'sup' | 'sub' | null;
};

/** How the items of a level of a list are marked. `shown` levels are in the mark; null for bullets and none. */
export type ListLevel = {
  isNumbered: boolean;
  start: number;
  shown: number;
  format: string;
  before: string;
  behind: string;
};

/** The styles of a document, by the names that its text uses. */
export type OdtStyles = {
  lookOf(name: string | undefined): TextLook;
  /** Whether the name, or that of a style it follows, is the one of titles. */
  isTitle(name: string | undefined): boolean;
  /** The level of the headings whose style it is or follows, from 1; null for text. */
  headingOf(name: string | undefined): number | null;
  /** A level of a list style, from 1; undefined where nothing is said of it. */
  levelOf(list: string | undefined, level: number): ListLevel | undefined;
  /** How headings are numbered. */
  headingLevel(level: number): ListLevel | undefined;
};

const PLAIN: TextLook = { isHidden: false, isStruck: false, isBold: false, script: null };
/** The styles of headings are named in English whatever the language; a blank is written as its code. */
const HEADING = /^Heading_20_(\d{1,2})$/;
/** Styles that follow each other in a ring come to an end. */
const MAX_PARENTS = 20;

/** Reads the styles of the parts of a document; a later part's come before an earlier one's. */
export function readOdtStyles(parts: readonly HtmlElement[]): OdtStyles {
  const styles = new Map<string, HtmlElement>();
  const lists = new Map<string, Map<number, ListLevel>>();
  let outline = new Map<number, ListLevel>();
  for (const part of parts) {
    for (const style of elementsNamed(part, 'style:style'))
      if (/^(?:paragraph|text)$/.test(style.attributes['style:family'] ?? ''))
        styles.set(style.attributes['style:name'] ?? '', style);
    for (const list of elementsNamed(part, 'text:list-style'))
      lists.set(list.attributes['style:name'] ?? '', levelsOf(list));
    for (const found of elementsNamed(part, 'text:outline-style')) outline = levelsOf(found);
  }
  const looks = new Map<string, TextLook>();
  const chain = (name: string): HtmlElement[] => {
    const found: HtmlElement[] = [];
    for (let style = styles.get(name); style && found.length < MAX_PARENTS; ) {
      found.push(style);
      style = styles.get(style.attributes['style:parent-style-name'] ?? '');
    }
    return found;
  };
  return {
    lookOf(name = '') {
      const known = looks.get(name);
      if (known) return known;
      // The outermost first: what is nearer to the text holds.
      const look = chain(name).reverse().reduce(withStyle, PLAIN);
      looks.set(name, look);
      return look;
    },
    isTitle: (name = '') =>
      chain(name).some(({ attributes }) => attributes['style:name'] === 'Title') || name === 'Title',
    headingOf(name = '') {
      // A document need not say anything of a style that it follows.
      const parents = chain(name).map(({ attributes }) => attributes['style:parent-style-name'] ?? '');
      const level = [name, ...parents].map((style) => HEADING.exec(style)?.[1]).find((digits) => digits);
      return level === undefined ? null : Number(level);
    },
    levelOf: (list = '', level) => lists.get(list)?.get(level),
    headingLevel: (level) => outline.get(level),
  };
}

function withStyle(look: TextLook, style: HtmlElement): TextLook {
  const [properties] = elementsNamed(style, 'style:text-properties');
  if (!properties) return look;
  const { attributes } = properties;
  const display = attributes['text:display'];
  const through = attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'];
  const weight = attributes['fo:font-weight'];
  return {
    isHidden: display === undefined ? look.isHidden : display === 'none',
    isStruck: through === undefined ? look.isStruck : through !== 'none',
    isBold: weight === undefined ? look.isBold : /^(?:bold|[6-9]00)$/.test(weight),
    script: scriptOf(attributes['style:text-position']) ?? look.script,
  };
}

/** "super 58%", "33% 58%", "-33% 58%". */
function scriptOf(position: string | undefined): 'sup' | 'sub' | null {
  if (position === undefined || /^0%?(?:\s|$)/.test(position)) return null;
  return /^(?:sub|-)/.test(position) ? 'sub' : 'sup';
}

function levelsOf(list: HtmlElement): Map<number, ListLevel> {
  const levels = new Map<number, ListLevel>();
  for (const child of list.children) {
    if (typeof child === 'string') continue;
    const { name, attributes } = child;
    const isNumbered = /level-style-number$|outline-level-style$/.test(name);
    const format = attributes['style:num-format'] ?? '';
    levels.set(wholeOf(attributes['text:level'], 1), {
      isNumbered: isNumbered && format !== '',
      start: wholeOf(attributes['text:start-value'], 1),
      shown: wholeOf(attributes['text:display-levels'], 1),
      format,
      before: attributes['style:num-prefix'] ?? '',
      behind: attributes['style:num-suffix'] ?? '',
    });
  }
  return levels;
}

/** A whole number that an attribute states; else the one that holds without it. */
export function wholeOf(stated: string | undefined, otherwise: number): number {
  const value = Number.parseInt(stated ?? '', 10);
  return Number.isNaN(value) || value < 0 || value > 1_000_000 ? otherwise : value;
}

/** A count in a number format. */
export function inFormat(count: number, format: string): string {
  if (format === 'a') return letters(count);
  if (format === 'A') return letters(count).toUpperCase();
  if (format === 'i') return roman(count);
  return format === 'I' ? roman(count).toUpperCase() : String(count);
}
