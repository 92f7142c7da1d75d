import type { Chapter, ManualTitle } from '../source/blocks.ts';
import { blockXml, type DocxContext, type Picture, paragraphXml, pictureXml } from './docx-blocks.ts';
import {
  contentTypesXml,
  corePropertiesXml,
  documentRelationshipsXml,
  documentXml,
  footerXml,
  headerXml,
  numberingXml,
  packageRelationshipsXml,
  stylesXml,
} from './docx-parts.ts';
import { escapeMarkup, numberManual, numberOf } from './numbering.ts';
import { zip } from './zip.ts';

const PAGE_BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

function titlePageXml(title: ManualTitle, context: DocxContext): string {
  return [
    paragraphXml('Subtitle', `**${title.company}**`, context),
    pictureXml('cover', 120, `${title.model} ${title.product}`, context),
    paragraphXml('Title', title.model, context, '<w:spacing w:before="600" w:after="60"/>'),
    paragraphXml('Subtitle', title.product, context),
    paragraphXml('Subtitle', title.subtitle, context),
    paragraphXml('Normal', `${title.documentNumber} · ${title.edition} · English`, context),
    paragraphXml('Normal', `${title.company}, ${title.address} · ${title.contact}`, context),
    PAGE_BREAK,
  ].join('');
}

function contentsXml(chapters: Chapter[], context: DocxContext): string {
  const lines = chapters.flatMap((chapter, index) => [
    paragraphXml('TOC1', `${index + 1}  ${chapter.title}`, context),
    ...chapter.sections.map((section) =>
      paragraphXml('TOC2', `${numberOf(context.numbering, 'sec', section.id)}  ${section.title}`, context),
    ),
  ]);
  return paragraphXml('Subtitle', '**Contents**', context) + lines.join('') + PAGE_BREAK;
}

function chapterXml(chapter: Chapter, index: number, context: DocxContext): string {
  const sections = chapter.sections.map(
    (section) =>
      paragraphXml(
        'Heading2',
        `${numberOf(context.numbering, 'sec', section.id)} ${section.title}`,
        context,
      ) + section.blocks.map((block) => blockXml(block, context)).join(''),
  );
  return (
    paragraphXml('Heading1', `${index + 1} ${chapter.title}`, context) +
    chapter.blocks.map((block) => blockXml(block, context)).join('') +
    sections.join('')
  );
}

/** The manual as a Word file; `pictures` holds every figure's drawing and "cover". */
export function makeDocx(title: ManualTitle, chapters: Chapter[], pictures: Map<string, Picture>): Buffer {
  const context: DocxContext = { numbering: numberManual(chapters), pictures, stepLists: 0 };
  const body =
    titlePageXml(title, context) +
    contentsXml(chapters, context) +
    chapters.map((chapter, index) => chapterXml(chapter, index, context)).join('');
  const parts: [string, string][] = [
    ['[Content_Types].xml', contentTypesXml()],
    ['_rels/.rels', packageRelationshipsXml()],
    [
      'docProps/core.xml',
      corePropertiesXml(escapeMarkup(`${title.model} ${title.subtitle}`), escapeMarkup(title.company)),
    ],
    ['word/document.xml', documentXml(body)],
    ['word/styles.xml', stylesXml()],
    ['word/numbering.xml', numberingXml(context.stepLists)],
    ['word/header1.xml', headerXml(escapeMarkup(`${title.model} ${title.subtitle}`))],
    ['word/footer1.xml', footerXml(escapeMarkup(`Ondrell · ${title.documentNumber} · ${title.edition}`))],
    ['word/_rels/document.xml.rels', documentRelationshipsXml([...pictures.keys()])],
  ];
  return zip([
    ...parts.map(([name, xml]) => ({ name, bytes: Buffer.from(xml, 'utf8') })),
    ...[...pictures].map(([name, picture]) => ({ name: `word/media/${name}.png`, bytes: picture.bytes })),
  ]);
}
