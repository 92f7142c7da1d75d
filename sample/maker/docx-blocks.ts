import type { ManualBlock, SignalWord } from '../source/blocks.ts';
import { escapeMarkup, type Numbering, numberOf, toRuns } from './numbering.ts';

/** A drawing as a picture for Word: PNG bytes with their size in pixels. */
export type Picture = { bytes: Buffer; widthPixels: number; heightPixels: number };

/** What writing a Word body needs and counts: step lists get numbers of their own in order. */
export type DocxContext = { numbering: Numbering; pictures: Map<string, Picture>; stepLists: number };

type TableBlock = Extract<ManualBlock, { kind: 'table' }>;
type FigureBlock = Extract<ManualBlock, { kind: 'figure' }>;

/** English metric units per millimetre (ECMA-376 part 1, 20.1.2.1). */
const EMU_PER_MM = 36_000;
const TEXT_WIDTH_TWIPS = 9070;
const FILL: Record<SignalWord, { ground: string; text: string }> = {
  DANGER: { ground: 'B5201A', text: 'FFFFFF' },
  WARNING: { ground: 'F28B1E', text: '16120A' },
  CAUTION: { ground: 'F4C322', text: '16120A' },
  NOTICE: { ground: '1B4FA3', text: 'FFFFFF' },
};

function runsXml(text: string, context: DocxContext): string {
  return toRuns(text, context.numbering)
    .map(
      (run) =>
        `<w:r>${run.bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeMarkup(run.text)}</w:t></w:r>`,
    )
    .join('');
}

/** A paragraph of a style; `properties` is further XML for its w:pPr. */
export function paragraphXml(style: string, text: string, context: DocxContext, properties = ''): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${runsXml(text, context)}</w:p>`;
}

const listProperties = (numId: number, level: number): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`;

function stepsXml(block: Extract<ManualBlock, { kind: 'steps' }>, context: DocxContext): string {
  context.stepLists += 1;
  const numId = context.stepLists + 1;
  const item = (text: string, level: number): string =>
    paragraphXml('ListParagraph', text, context, listProperties(numId, level));
  return block.items
    .map((step) =>
      typeof step === 'string'
        ? item(step, 0)
        : item(step.text, 0) + step.substeps.map((substep) => item(substep, 1)).join(''),
    )
    .join('');
}

const border = (side: string, size: number): string =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="1C1E1F"/>`;

function gridXml(widths: number[], borders: string, rows: string): string {
  const columns = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="${TEXT_WIDTH_TWIPS}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows}</w:tbl>`;
}

const cellXml = (width: number, content: string, properties = ''): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${properties}</w:tcPr>${content}</w:tc>`;

function tableXml(block: TableBlock, context: DocxContext): string {
  const widths = block.columns.map((column) => Math.round((column.width / 100) * TEXT_WIDTH_TWIPS));
  const cell = (text: string, index: number): string => {
    const alignment = block.columns[index]?.align === 'right' ? '<w:jc w:val="right"/>' : '';
    return cellXml(widths[index] ?? 0, paragraphXml('TableText', text, context, alignment));
  };
  const head = block.columns.map((column, index) => cell(`**${column.title}**`, index)).join('');
  const rows = block.rows.map(
    (row) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${row.map(cell).join('')}</w:tr>`,
  );
  const caption = `**Table ${numberOf(context.numbering, 'tab', block.id)}** ${block.caption}`;
  const borders = border('top', 8) + border('bottom', 6) + border('insideH', 2);
  return (
    paragraphXml('Caption', caption, context, '<w:keepNext/>') +
    gridXml(
      widths,
      borders,
      `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head}</w:tr>${rows.join('')}`,
    ) +
    paragraphXml('Normal', '', context)
  );
}

function labelXml(block: Extract<ManualBlock, { kind: 'label' }>, context: DocxContext): string {
  const { ground, text } = FILL[block.signal];
  const signal = `<w:p><w:pPr><w:pStyle w:val="TableText"/><w:keepNext/></w:pPr><w:r><w:rPr><w:b/><w:color w:val="${text}"/></w:rPr><w:t>${block.signal}</w:t></w:r></w:p>`;
  const sides = ['top', 'left', 'bottom', 'right', 'insideH'].map((side) => border(side, 6)).join('');
  const rows = [
    cellXml(TEXT_WIDTH_TWIPS, signal, `<w:shd w:val="clear" w:color="auto" w:fill="${ground}"/>`),
    cellXml(TEXT_WIDTH_TWIPS, paragraphXml('TableText', `**${block.hazard}** ${block.text}`, context)),
  ].map((cell) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cell}</w:tr>`);
  return (
    gridXml([TEXT_WIDTH_TWIPS], sides, rows.join('')) +
    paragraphXml('Normal', '', context, '<w:spacing w:after="0"/>')
  );
}

/** A picture in a paragraph of its own, `widthMm` wide. Throws if the drawing was not rendered. */
export function pictureXml(id: string, widthMm: number, description: string, context: DocxContext): string {
  const picture = context.pictures.get(id);
  if (!picture) throw new Error(`The drawing "${id}" was not rendered.`);
  const cx = Math.round(widthMm * EMU_PER_MM);
  const cy = Math.round((cx * picture.heightPixels) / picture.widthPixels);
  const number = [...context.pictures.keys()].indexOf(id) + 1;
  const named = `id="${number}" name="${id}" descr="${escapeMarkup(description)}"`;
  return `<w:p><w:pPr><w:keepNext/></w:pPr><w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr ${named}/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdImage-${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

function figureXml(block: FigureBlock, context: DocxContext): string {
  const caption = `**Fig. ${numberOf(context.numbering, 'fig', block.id)}** ${block.caption}`;
  const key = block.key.map((entry, index) =>
    paragraphXml('TableText', `**${index + 1}**  ${entry.replaceAll('**', '')}`, context),
  );
  return (
    pictureXml(block.id, block.widthMm, block.caption, context) +
    paragraphXml('Caption', caption, context) +
    key.join('')
  );
}

/** One block of the manual as WordprocessingML. */
export function blockXml(block: ManualBlock, context: DocxContext): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphXml('Normal', block.text, context);
    case 'bullets':
      return block.items
        .map((item) => paragraphXml('ListParagraph', item, context, listProperties(1, 0)))
        .join('');
    case 'steps':
      return stepsXml(block, context);
    case 'label':
      return labelXml(block, context);
    case 'table':
      return tableXml(block, context);
    case 'figure':
      return figureXml(block, context);
    case 'index':
      return block.entries
        .map(({ term, sections }) =>
          paragraphXml(
            'TableText',
            `${term}  ${sections.map((id) => numberOf(context.numbering, 'sec', id)).join(', ')}`,
            context,
          ),
        )
        .join('');
  }
}
