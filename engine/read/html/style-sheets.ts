/** What style sheets of pages change of their words: what is hidden or struck, and what stands above or below the line. */
import { rawTextOf } from './elements.ts';
import type { HtmlElement } from './html-tree.ts';

/** Undefined where nothing is said of it. */
type Look = { isHidden?: boolean; isStruck?: boolean; script?: 'sup' | 'sub' | null };
/** By selector: "p", ".note", "p.note" or "#top". Others, which depend on where an element stands, are left out. */
type Looks = Map<string, Look>;

const MAX_CHARS = 2_000_000;
const MAX_SELECTORS = 20_000;
const MAX_CLASSES = 20;
const SIMPLE = /^(?:[a-z][a-z0-9]*|(?:[a-z][a-z0-9]*)?\.[\w-]+|#[\w-]+)$/i;
/** Groups whose rules hold for whoever reads on a screen. */
const ON_SCREENS = /^@media\s+(?:only\s+)?(?:screen|all)\s*$/i;
/** Type that is raised by its place is smaller, too: else a line is only moved. */
const MAX_SCRIPT_EM = 0.85;

/**
 * Changes a page so that it says what its style sheets, and the styles of its elements, make of it. Where scripts are at work, what is hidden at first may be what they
 * show later, and stays.
 * @param linked the texts of the sheets that it names, in order; those within it come behind
 */
export function applyStyleSheets(root: HtmlElement, linked: readonly string[] = []): void {
  const within: string[] = [];
  let hasScripts = false;
  const look = (element: HtmlElement): void => {
    if (element.name === 'style') within.push(rawTextOf(element));
    if (element.name === 'script') hasScripts = true;
    for (const child of element.children) if (typeof child !== 'string') look(child);
  };
  look(root);
  const looks: Looks = new Map();
  for (const sheet of [...linked, ...within]) readRules(sheet.slice(0, MAX_CHARS), looks);
  change(root, looks, hasScripts);
}

function readRules(sheet: string, looks: Looks): void {
  const css = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    // Statements without a block, such as an import, end before.
    const head = css.slice(at, open).split(';').at(-1)?.trim() ?? '';
    if (ON_SCREENS.test(head)) {
      // Its rules are read as if they stood alone; the bracket that ends it is no part of a selector.
      at = open + 1;
      continue;
    }
    const end = head.startsWith('@') ? endOfBlock(css, open) : css.indexOf('}', open);
    if (!head.startsWith('@')) addRule(head, css.slice(open + 1, end < 0 ? undefined : end), looks);
    if (end < 0) return;
    at = end + 1;
  }
}

/** Where the bracket stands that closes the one at `open`; -1 for none. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  const brackets = /[{}]/g;
  brackets.lastIndex = open;
  for (let found = brackets.exec(css); found; found = brackets.exec(css)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return -1;
}

function addRule(head: string, declarations: string, looks: Looks): void {
  const look = lookOf(declarations);
  if (Object.keys(look).length === 0) return;
  for (const selector of head.replace(/^[}\s]+/, '').split(',')) {
    const name = selector.trim();
    if (!SIMPLE.test(name) || (!looks.has(name) && looks.size >= MAX_SELECTORS)) continue;
    looks.set(name, { ...looks.get(name), ...look });
  }
}

/** What declarations say, be they of a rule or of an element itself. */
function lookOf(declarations: string): Look {
  const said = new Map<string, string>();
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      said.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  const look: Look = {};
  // The last is Word's own.
  const [display, seen, word] = ['display', 'visibility', 'mso-hide'].map((name) => said.get(name));
  if (display !== undefined || seen !== undefined || word !== undefined)
    look.isHidden =
      /^none\b/i.test(display ?? '') ||
      /^(?:hidden|collapse)\b/i.test(seen ?? '') ||
      /^all\b/i.test(word ?? '');
  const line = said.get('text-decoration-line') ?? said.get('text-decoration');
  if (line !== undefined) look.isStruck = /\bline-through\b/i.test(line);
  const script = scriptOf(said);
  if (script !== undefined) look.script = script;
  return look;
}

function scriptOf(said: ReadonlyMap<string, string>): Look['script'] {
  const align = said.get('vertical-align')?.toLowerCase() ?? '';
  if (/^super\b/.test(align)) return 'sup';
  if (/^sub\b/.test(align)) return 'sub';
  const top = Number.parseFloat(said.get('top') ?? '');
  const isSmall =
    Number.parseFloat(/^([\d.]+)em\b/.exec(said.get('font-size') ?? '')?.[1] ?? '1') < MAX_SCRIPT_EM;
  if (said.get('position')?.toLowerCase() === 'relative' && isSmall && top !== 0 && !Number.isNaN(top))
    return top < 0 ? 'sup' : 'sub';
  return align === '' ? undefined : null;
}

function change(element: HtmlElement, looks: Looks, hasScripts: boolean): void {
  for (const child of element.children) if (typeof child !== 'string') change(child, looks, hasScripts);
  const { attributes, name } = element;
  if (looks.size === 0 && attributes.style === undefined) return;
  const { isHidden: isHiddenByClass, ...sheets } = fromSheets(element, looks);
  const own = lookOf(attributes.style ?? '');
  const { isStruck, script } = { ...sheets, ...own };
  if (own.isHidden ?? (isHiddenByClass && !hasScripts)) element.attributes = { ...attributes, hidden: '' };
  if (isStruck) element.children = [{ name: 's', attributes: {}, children: element.children }];
  if (script && name !== 'sup' && name !== 'sub')
    element.children = [{ name: script, attributes: {}, children: element.children }];
}

/** What the sheets say of an element, the more exact selector last. */
function fromSheets({ name, attributes }: HtmlElement, looks: Looks): Look {
  const classes = (attributes.class ?? '').split(/\s+/, MAX_CLASSES).filter((one) => one !== '');
  const selectors = [name, ...classes.map((one) => `.${one}`), ...classes.map((one) => `${name}.${one}`)];
  return Object.assign(
    {},
    ...[...selectors, `#${attributes.id ?? ''}`].map((selector) => looks.get(selector)),
  );
}
