import { SaxesParser } from 'saxes';
import { ReadError } from '../../failure.ts';

/** An element of a Word file's XML; its name and its attributes' names have the prefixes of `PREFIXES`. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Of elements that hold text and nothing else. */
  text: string;
};

/** Deeper than any document that was written by hand; what walks the tree may call itself. */
const MAX_DEPTH = 400;
const MAX_ELEMENTS = 4_000_000;
const MAX_PREFIXES = 500;

/** What namespaces are called here, by the end of their address: strict and transitional files differ in its beginning. */
const PREFIXES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/wordprocessingml(?:\/2006)?\/main$/, 'w'],
  [/\/officeDocument(?:\/2006)?\/math$/, 'm'],
  [/\/officeDocument(?:\/2006)?\/relationships$/, 'r'],
  [/\/drawingml(?:\/2006)?\/main$/, 'a'],
  [/\/drawingml(?:\/2006)?\/picture$/, 'pic'],
  [/\/drawingml(?:\/2006)?\/chart$/, 'c'],
  [/\/drawingml(?:\/2006)?\/diagram$/, 'dgm'],
  [/\/drawingml(?:\/2006)?\/wordprocessingDrawing$/, 'wp'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/\/word\/2010\/wordprocessingShape$/, 'wps'],
  [/\/word\/2010\/wordprocessingGroup$/, 'wpg'],
  [/\/word\/2010\/wordprocessingCanvas$/, 'wpc'],
  [/\/word\/2010\/wordprocessingDrawing$/, 'wp14'],
  [/\/word\/2010\/wordml$/, 'w14'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
  [/^urn:schemas-microsoft-com:office:office$/, 'o'],
];

/** Which elements hold text; blanks between others are layout of the file. */
const HOLDS_TEXT = /^(?:w:(?:t|instrText)|[am]:t)$/;

/**
 * Reads XML into a tree. Entities that a document defines are not known and end it, external ones are never looked for.
 * Throws `ReadError`: "damaged" for what is no XML, "too-complex" beyond the bounds.
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: Array<{ element: XmlElement; prefixes: Prefixes }> = [{ element: root, prefixes: new Map() }];
  let elements = 0;
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    elements += 1;
    if (!parent || open.length > MAX_DEPTH || elements > MAX_ELEMENTS)
      throw new ReadError('too-complex', `XML of ${elements} elements, ${open.length} deep`);
    const prefixes = declared(attributes, parent.prefixes);
    const element = {
      name: known(name, prefixes),
      attributes: renamed(attributes, prefixes),
      children: [],
      text: '',
    };
    parent.element.children.push(element);
    open.push({ element, prefixes });
  });
  const addText = (text: string): void => {
    const element = open.at(-1)?.element;
    if (element && HOLDS_TEXT.test(element.name)) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(xml).close();
  } catch (cause) {
    if (cause instanceof ReadError) throw cause;
    throw new ReadError('damaged', 'not readable as XML', { cause });
  }
  return root.children[0] ?? root;
}

/** Prefixes of a file and what they are called here. */
type Prefixes = ReadonlyMap<string, string>;

function declared(attributes: Readonly<Record<string, string>>, outer: Prefixes): Prefixes {
  let prefixes: Map<string, string> | undefined;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) continue;
    const uri = attributes[name] ?? '';
    const prefix = name === 'xmlns' ? '' : name.slice('xmlns:'.length);
    prefixes ??= new Map(outer);
    prefixes.set(prefix, PREFIXES.find(([address]) => address.test(uri))?.[1] ?? prefix);
    if (prefixes.size > MAX_PREFIXES) throw new ReadError('too-complex', 'too many namespaces');
  }
  return prefixes ?? outer;
}

function known(name: string, prefixes: Prefixes): string {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const called = prefixes.get(prefix) ?? prefix;
  return called === prefix ? name : `${called}:${name.slice(colon + 1)}`;
}

/** Attributes without a prefix have none in any namespace; what only tells editing sessions apart is left out. */
function renamed(attributes: Readonly<Record<string, string>>, prefixes: Prefixes): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in attributes) {
    if (name.startsWith('xmlns') || name.startsWith('w:rsid')) continue;
    kept[name.includes(':') ? known(name, prefixes) : name] = attributes[name] ?? '';
  }
  return kept;
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The child's `w:val`; undefined where either is missing. */
export const valOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val'];

/** The child's `w:val` as a whole number; undefined where there is none. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const value = Number.parseInt(valOf(element, name) ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}

/** Whether a property is on: it is where it stands without a value. Undefined where it does not stand. */
export function switchOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const property = childOf(element, name);
  return property && !/^(?:0|false|off|none)$/.test(property.attributes['w:val'] ?? '');
}
