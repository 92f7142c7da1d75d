import type { Relation, WordPackage } from './package.ts';
import type { XmlElement } from './xml.ts';

/** More diagrams than a manual has are a file's attack. */
const MAX_DIAGRAMS = 200;

/** The lines of a text in a drawing: a paragraph each. */
export function drawnLines(element: XmlElement): string[] {
  return elementsIn(element, 'a:p')
    .map((paragraph) =>
      elementsIn(paragraph, 'a:t')
        .map(({ text }) => text)
        .join(''),
    )
    .filter((line) => line.trim() !== '');
}

/** The words of a file's diagrams (SmartArt), by the identifiers that its drawings name: those of their points, in order. */
export async function readDiagrams(
  relations: ReadonlyMap<string, Relation>,
  readXml: WordPackage['readXml'],
): Promise<Map<string, string[]>> {
  const diagrams = new Map<string, string[]>();
  for (const [id, { type, part }] of relations) {
    if (type !== 'diagramData' || part === null || diagrams.size >= MAX_DIAGRAMS) continue;
    const data = await readXml(part);
    const points = data ? elementsIn(data, 'dgm:pt') : [];
    diagrams.set(
      id,
      points.map((point) => drawnLines(point).join(' ')).filter((line) => line !== ''),
    );
  }
  return diagrams;
}

/** Lines as the paragraphs of a text box. */
export const paragraphsOf = (lines: readonly string[]): XmlElement[] =>
  lines.map((text) => made('w:p', made('w:r', { ...made('w:t'), text })));

const made = (name: string, ...children: XmlElement[]): XmlElement => ({
  ...{ name, attributes: {}, children, text: '' },
});

function elementsIn(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : elementsIn(child, name)));
}
