import { type HtmlElement, parseHtml } from '../html/html-tree.ts';
import type { Archive } from '../zip/archive.ts';
import { elementNamed, elementsNamed } from '../zip/elements-named.ts';
import { addressIn } from '../zip/pages-in-archive.ts';

/** More than a manual has are a file's attack. */
const MAX_OBJECTS = 1_000;
const MAX_CHARS = 20_000;

/** The formulas of a document in MathML, each an object of its own in the archive, by the addresses that the text has for them. */
export async function readFormulas(body: HtmlElement, archive: Archive): Promise<Map<string, HtmlElement>> {
  const formulas = new Map<string, HtmlElement>();
  for (const object of elementsNamed(body, 'draw:object').slice(0, MAX_OBJECTS)) {
    const address = object.attributes['xlink:href'] ?? '';
    const text = await archive.readText(`${addressIn('content.xml', address)}/content.xml`);
    const math = text === null || text.length > MAX_CHARS ? null : elementNamed(parseHtml(text), 'math');
    if (math) formulas.set(address, math);
  }
  return formulas;
}
