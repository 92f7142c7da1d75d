import { subscript, superscript } from '../../pageless/scripts.ts';
import { isLeftOut, readRunFormat } from './run-format.ts';
import { childOf, type XmlElement } from './xml.ts';

/** One quantity, which needs no brackets around it. */
const SINGLE = /^(?:(?:\p{L}\p{M}*|\p{L}{3,}|[\p{N}.,]+)[⁰¹²³⁴-⁹ⁿ₀-₉]*|∞)$/u;
const ROOTS: Record<string, string> = { '': '√', '2': '√', '3': '∛', '4': '∜' };
const DEFAULT_NARY = '∫';
const DEFAULT_ACCENT = '\u0302';
const OVERLINE = '\u0305';
const MAX_BRACKET_CHARS = 4;
/** Formulas stand in one another: what is longer is none. */
const MAX_CHARS = 10_000;
/** Letters that mathematics sets in other shapes: the words of a manual use the plain ones. */
const STYLED_LETTERS = /[\u{1d400}-\u{1d7ff}]/gu;

/**
 * A formula of Word (OMML) in one line: "n = (1000·v)/(π·d)". Brackets are added only where the line would else say
 * something different.
 */
export function formulaText(element: XmlElement): string {
  return inner(element).replace(STYLED_LETTERS, (letter) => letter.normalize('NFKC'));
}

const inner = (element: XmlElement | undefined): string => {
  let text = '';
  for (const child of element?.children ?? []) {
    if (text.length < MAX_CHARS) text += partText(child, text.slice(-1));
  }
  return text.slice(0, MAX_CHARS);
};

/** @param before the character before it on the line */
function partText(element: XmlElement, before: string): string {
  const { name } = element;
  if (name === 'w:del' || name === 'w:moveFrom' || name.endsWith('Pr')) return '';
  if (name === 'm:r') return runText(element);
  return (PARTS[name] ?? inner)(element, before);
}

function runText(run: XmlElement): string {
  if (isLeftOut(readRunFormat(childOf(run, 'w:rPr')))) return '';
  return run.children.map(({ name, text }) => (name === 'm:t' || name === 'w:t' ? text : '')).join('');
}

const part = (element: XmlElement, name: string): string => inner(childOf(element, name)).trim();

const grouped = (text: string): string => (SINGLE.test(text) ? text : `(${text})`);

const isBracketed = (text: string): boolean => /^\([^()]*\)$/.test(text);

const PARTS: Readonly<Record<string, (element: XmlElement, before: string) => string>> = {
  'm:f': fraction,
  'm:sSup': (element) => withScripts(base(element), '', part(element, 'm:sup')),
  'm:sSub': (element) => withScripts(base(element), part(element, 'm:sub'), ''),
  'm:sSubSup': (element) => withScripts(base(element), part(element, 'm:sub'), part(element, 'm:sup')),
  'm:sPre': (element) =>
    withScripts('', part(element, 'm:sub'), part(element, 'm:sup')) + part(element, 'm:e'),
  'm:rad': root,
  'm:nary': nary,
  'm:d': delimited,
  'm:m': (element) => `[${rows(element, 'm:mr').join('; ')}]`,
  'm:eqArr': (element) => parts(element, 'm:e').join('; '),
  'm:func': (element) => spaced(part(element, 'm:fName'), part(element, 'm:e')),
  'm:limLow': (element) => withScripts(part(element, 'm:e'), part(element, 'm:lim'), ''),
  'm:limUpp': (element) => withScripts(part(element, 'm:e'), '', part(element, 'm:lim')),
  'm:acc': (element) =>
    accented(part(element, 'm:e'), setting(element, 'm:accPr', 'm:chr') ?? DEFAULT_ACCENT),
  'm:bar': bar,
  'm:phant': (element) =>
    /^(?:0|off|false)$/.test(setting(element, 'm:phantPr', 'm:show') ?? '') ? '' : part(element, 'm:e'),
};

/** What the properties of a part set; undefined where they do not. */
const setting = (element: XmlElement, properties: string, name: string): string | undefined =>
  childOf(childOf(element, properties), name)?.attributes['m:val'];

function fraction(element: XmlElement, before: string): string {
  const [above, below] = [part(element, 'm:num'), part(element, 'm:den')];
  const type = setting(element, 'm:fPr', 'm:type');
  if (type === 'noBar') return `(${above} ; ${below})`;
  const text = `${grouped(above)}/${grouped(below)}`;
  // "2 1/2" is a number, "21/2" another one.
  return /[\p{N}]$/u.test(before) && /^\p{N}/u.test(text) ? ` ${text}` : text;
}

/** What a power or an index stands at: a power of a sum is one of all of it. */
function base(element: XmlElement): string {
  const text = part(element, 'm:e');
  return isBracketed(text) || /^[\p{L}\p{N}.,\p{M}]*$/u.test(text) ? text : `(${text})`;
}

/** Nothing stands before a sum or a prefix that an index could be taken for a part of. */
const ANY_BASE = 'x';

function withScripts(text: string, below: string, above: string): string {
  const lowered = below === '' ? '' : subscript(below, ANY_BASE);
  return text + lowered + (above === '' ? '' : superscript(above, ANY_BASE));
}

function root(element: XmlElement): string {
  const isHidden = /^(?:1|on|true)$/.test(setting(element, 'm:radPr', 'm:degHide') ?? '');
  const degree = isHidden ? '' : part(element, 'm:deg');
  return `${ROOTS[degree] ?? `${superscript(degree, '')}√`}${grouped(part(element, 'm:e'))}`;
}

function nary(element: XmlElement): string {
  const sign = setting(element, 'm:naryPr', 'm:chr') ?? DEFAULT_NARY;
  return spaced(withScripts(sign, part(element, 'm:sub'), part(element, 'm:sup')), part(element, 'm:e'));
}

function delimited(element: XmlElement): string {
  const sign = (name: string, usual: string): string =>
    (setting(element, 'm:dPr', name) ?? usual).slice(0, MAX_BRACKET_CHARS);
  const content = parts(element, 'm:e').join(sign('m:sepChr', '|'));
  return `${sign('m:begChr', '(')}${content}${sign('m:endChr', ')')}`;
}

function bar(element: XmlElement): string {
  const text = part(element, 'm:e');
  return setting(element, 'm:barPr', 'm:pos') === 'top' ? accented(text, OVERLINE) : text;
}

const accented = (text: string, mark: string): string =>
  Array.from(text).length === 1 || mark === OVERLINE
    ? Array.from(text, (char) => char + mark.slice(0, 2)).join('')
    : grouped(text) + mark.slice(0, 2);

const parts = (element: XmlElement, name: string): string[] =>
  element.children.filter((child) => child.name === name).map((child) => inner(child).trim());

const rows = (element: XmlElement, name: string): string[] =>
  element.children.filter((child) => child.name === name).map((row) => parts(row, 'm:e').join(', '));

const spaced = (before: string, behind: string): string =>
  [before, behind].filter((text) => text !== '').join(' ');
