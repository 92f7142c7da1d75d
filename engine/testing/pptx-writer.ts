import { writeZip, type ZipEntry } from './zip-writer.ts';

/** A slide: the shapes within its tree, attributes of the slide, and its relations by identifier. */
export type TestSlide = { shapes: string; slide?: string; relations?: Readonly<Record<string, string>> };

/** Writes a presentation for tests. */
export const writePptx = (...parts: Parameters<typeof pptxEntries>): Buffer =>
  writeZip(pptxEntries(...parts));

/** The entries of one. */
export function pptxEntries(slides: readonly TestSlide[], extra: readonly ZipEntry[] = []): ZipEntry[] {
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`);
  const named = Object.fromEntries(slides.map((_, at) => [`rId${at + 1}`, `slides/slide${at + 1}.xml`]));
  return [
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: 'ppt/presentation.xml',
      data: `<p:presentation><p:sldIdLst>${ids.join('')}</p:sldIdLst></p:presentation>`,
    },
    { name: 'ppt/_rels/presentation.xml.rels', data: relations(named) },
    ...slides.flatMap(({ shapes, slide = '', relations: own = {} }, at) => [
      {
        name: `ppt/slides/slide${at + 1}.xml`,
        data: `<?xml version="1.0"?><p:sld ${slide}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      },
      { name: `ppt/slides/_rels/slide${at + 1}.xml.rels`, data: relations(own) },
    ]),
    ...extra,
  ];
}

const relations = (named: Readonly<Record<string, string>>): string =>
  `<Relationships>${Object.entries(named)
    .map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A shape with paragraphs; `placeholder` is what it takes the place of. */
export const shape = (paragraphs: string, placeholder: string | null = null, more = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x" ${more}/><p:nvPr>${placeholder === null ? '' : `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;

/** A paragraph with properties. */
export const para = (text: string, properties = '', attributes = ''): string =>
  `<a:p><a:pPr ${attributes}>${properties}</a:pPr><a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r></a:p>`;
