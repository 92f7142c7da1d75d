import { ReadError } from '../failure.ts';
import { type HtmlElement, parseHtml } from '../html/html-tree.ts';
import { type Archive, resolveName } from '../zip/archive.ts';
import { elementNamed, elementsNamed } from '../zip/elements-named.ts';
import { shapesToHtml } from './shapes.ts';

const MAIN = 'ppt/presentation.xml';

/** The slides in the order in which they are shown, each as a web page that says the same; null for those that are hidden. */
export async function readSlides(archive: Archive, maxSlides: number): Promise<Array<HtmlElement | null>> {
  const presentation = await archive.readText(MAIN);
  if (presentation === null) throw new ReadError('damaged', 'no presentation in it');
  const relations = await readRelations(archive, MAIN);
  const ids = elementsNamed(parseHtml(presentation), 'p:sldid');
  if (ids.length > maxSlides) throw new ReadError('too-many-pages', `${ids.length} slides`);
  const slides: Array<HtmlElement | null> = [];
  for (const { attributes } of ids)
    slides.push(await readSlide(archive, relations.get(attributes['r:id'] ?? '') ?? ''));
  return slides;
}

async function readSlide(archive: Archive, name: string): Promise<HtmlElement | null> {
  const text = await archive.readText(name);
  const slide = elementNamed(parseHtml(text ?? ''), 'p:sld');
  const tree = elementNamed(slide, 'p:sptree');
  if (!slide || !tree || /^(?:0|false)$/.test(slide.attributes.show ?? '')) return null;
  const relations = await readRelations(archive, name);
  const diagrams = new Map<string, string[]>();
  for (const { attributes } of elementsNamed(tree, 'dgm:relids')) {
    const id = attributes['r:dm'] ?? '';
    diagrams.set(id, diagramTexts((await archive.readText(relations.get(id) ?? '')) ?? ''));
  }
  return shapesToHtml(tree, {
    pictureOf: (id) => relations.get(id) ?? '',
    diagramOf: (id) => diagrams.get(id) ?? [],
  });
}

/** What a part names, by the identifiers it uses; what is outside of the file is not among it. */
async function readRelations(archive: Archive, part: string): Promise<Map<string, string>> {
  const slash = part.lastIndexOf('/') + 1;
  const text = await archive.readText(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  const inside = elementsNamed(parseHtml(text ?? ''), 'relationship').filter(
    ({ attributes }) => attributes.targetmode !== 'External',
  );
  return new Map(
    inside.map(({ attributes }) => [attributes.id ?? '', resolveName(part, attributes.target ?? '')]),
  );
}

/** The words of a diagram, by its points; those that only join or place others have none. */
function diagramTexts(data: string): string[] {
  return elementsNamed(parseHtml(data), 'dgm:pt')
    .filter(({ attributes }) => !/^(?:pres|parTrans|sibTrans|doc)$/.test(attributes.type ?? ''))
    .map((point) =>
      elementsNamed(point, 'a:t')
        .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
        .join(''),
    )
    .filter((text) => text.trim() !== '');
}
