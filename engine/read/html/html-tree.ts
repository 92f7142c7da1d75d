import { ReadError } from '../failure.ts';
import { decodeReferences } from './references.ts';

/** An element of a web page, names in lower case; what is text is a string. */
export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Array<HtmlElement | string>;
  /** How an item is marked, where a document says more of it than a page can; never of a page itself. */
  marker?: string;
  /** Which list it is a part of, where a document says that it goes on with another; never of a page itself. */
  list?: string;
};

/** Deeper elements hang on the last one within: what walks the tree may call itself. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 1_000_000;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Their content is no markup. */
const RAW = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));
const TAG_BEGINS = /^<\/?[a-z]/i;
const TAG = /<(\/?)([a-z][^\s/>]{0,60})((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
/** A tag in which a quotation mark is left open. */
const BROKEN_TAG = /<(\/?)([a-z][^\s/>]{0,60})([^>]*)>/iy;
const ATTRIBUTE = /([^\s=/"'>]{1,80})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const OF_TABLES = /^(?:table|tbody|thead|tfoot|tr|td|th)$/;

/** What a start tag ends that was left open, up to the first of `within`. */
const ENDS: Record<string, { ends: RegExp; within: RegExp }> = {
  li: { ends: /^(?:li|p)$/, within: /^(?:ul|ol|menu|table)$/ },
  dt: { ends: /^(?:dt|dd|p)$/, within: /^(?:dl|table)$/ },
  dd: { ends: /^(?:dt|dd|p)$/, within: /^(?:dl|table)$/ },
  tr: { ends: /^(?:tr|td|th|p|li)$/, within: /^table$/ },
  td: { ends: /^(?:td|th|p|li)$/, within: /^(?:tr|table)$/ },
  th: { ends: /^(?:td|th|p|li)$/, within: /^(?:tr|table)$/ },
};
const ENDS_PARAGRAPH =
  /^(?:p|div|h[1-6]|ul|ol|dl|table|pre|section|article|aside|header|footer|main|nav|figure|blockquote|hr|form)$/;
const PARAGRAPH = { ends: /^p$/, within: /^(?:div|li|td|th|section|article|aside|figure|blockquote|body)$/ };

/**
 * Reads a web page into a tree, as browsers do where tags are missing. Document types and what they declare are passed over, so
 * entities of a file's own stay as they are written. Takes time in proportion to the text.
 * @throws ReadError "too-complex" beyond the bounds
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  let elements = 0;
  // To look for the end of each tag behind a mark that is left open would take time that grows with the square of the text.
  let pattern = TAG;
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    if (end > at) addText(open, decodeReferences(html.slice(at, end)));
    if (tag < 0) break;
    const skipped = endOfDeclaration(html, tag);
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    const isTag = TAG_BEGINS.test(html.slice(tag, tag + 3));
    let read = isTag ? readTag(html, tag, pattern) : null;
    if (isTag && !read) {
      pattern = BROKEN_TAG;
      read = readTag(html, tag, pattern);
      // No tag ends any more.
      if (!read) break;
    }
    if (!read) {
      addText(open, '<');
      at = tag + 1;
      continue;
    }
    at = read.end;
    if (read.isEnd) {
      close(open, read.name);
      continue;
    }
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new ReadError('too-complex', `${elements} elements`);
    const element: HtmlElement = { name: read.name, attributes: read.attributes, children: [] };
    closeImplied(open, read.name);
    open.at(-1)?.children.push(element);
    if (VOID.has(read.name) || read.isClosed) continue;
    if (RAW.has(read.name)) at = addRaw(html, at, element);
    else if (open.length < MAX_DEPTH) open.push(element);
    // What stands in a table outside of its cells is not shown, and so would be lost without a word.
    else if (OF_TABLES.test(read.name)) throw new ReadError('too-complex', 'tables nested too deep');
  }
  return root;
}

function addText(open: readonly HtmlElement[], text: string): void {
  open.at(-1)?.children.push(text);
}

/** Where a comment, document type or instruction ends that begins here; null where none does. */
function endOfDeclaration(html: string, at: number): number | null {
  const sign = html.charAt(at + 1);
  if (sign !== '!' && sign !== '?') return null;
  if (html.startsWith('<!--', at)) return endAfter(html, '-->', at + 4);
  // The entities that it declares stand in brackets.
  const bracket = html.slice(at, at + 2000).search(/[[>]/);
  if (bracket >= 0 && html.charAt(at + bracket) === '[') return endAfter(html, ']>', at + bracket);
  return endAfter(html, '>', at);
}

function endAfter(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function readTag(html: string, at: number, pattern: RegExp) {
  pattern.lastIndex = at;
  const found = pattern.exec(html);
  if (!found) return null;
  const [whole, slash, name = '', rest = ''] = found;
  const attributes: Record<string, string> = {};
  if (rest !== '')
    for (const [, key = '', double, single, bare] of rest.matchAll(ATTRIBUTE))
      attributes[key.toLowerCase()] ??= decodeReferences(double ?? single ?? bare ?? '');
  const isClosed = rest.endsWith('/');
  return {
    isEnd: slash === '/',
    name: name.toLowerCase(),
    attributes,
    isClosed,
    end: at + whole.length,
  };
}

function close(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

function closeImplied(open: HtmlElement[], name: string): void {
  const rule = ENDS[name] ?? (ENDS_PARAGRAPH.test(name) ? PARAGRAPH : undefined);
  if (!rule) return;
  for (let index = open.length - 1; index > 0; index--) {
    const { name: opened = '' } = open[index] ?? {};
    if (rule.within.test(opened)) return;
    if (rule.ends.test(opened)) open.length = index;
  }
}

/** Takes the content of an element that holds no markup. @returns where it ends */
function addRaw(html: string, from: number, element: HtmlElement): number {
  const mark = new RegExp(`</${element.name}[\\s>/]`, 'gi');
  mark.lastIndex = from;
  const end = mark.exec(html)?.index ?? html.length;
  element.children.push(decodeReferences(html.slice(from, end)));
  return endAfter(html, '>', end);
}
