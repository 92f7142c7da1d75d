import type { Block } from '../../../document/pages.ts';
import { plainBase } from '../../pageless/plain-block.ts';
import { shownBranch } from './alternatives.ts';
import type { Draft, Piece } from './draft.ts';
import { createFields, type Fields } from './fields.ts';
import { contentOf, type InlineContext, readInline } from './inline.ts';
import type { createNumberFields } from './number-fields.ts';
import type { Numbering } from './numbering.ts';
import { isHeadingStyle, paragraphDrafts } from './paragraph.ts';
import { combined, readRunFormat } from './run-format.ts';
import { readNumberingUse } from './styles.ts';
import { readTable } from './table.ts';
import { childOf, valOf, type XmlElement } from './xml.ts';

/** What reading the body of a document needs. */
export type StoryContext = Omit<InlineContext, 'fields'> & {
  numbering: Numbering;
  numberFields: ReturnType<typeof createNumberFields>;
  /** The blocks of a document of another format; empty where they were said before. */
  chunk(id: string): readonly Block[];
  maxChars: number;
};

/** Elements around paragraphs and tables that change nothing of what is shown. */
const WRAPPERS = /^(?:w:(?:ins|moveTo|smartTag|customXml|sdtContent))$/;

/** The blocks of a story of a document: its body, a text box, a note. */
export function readStory(content: readonly XmlElement[], context: StoryContext): Draft[] {
  return joinCode(readBlocks(content, { ...context, fields: createFields(content) }));
}

type Context = StoryContext & { fields: Fields };

function readBlocks(content: readonly XmlElement[], context: Context): Draft[] {
  const drafts: Draft[] = [];
  // What runs into the next paragraph, and the paragraph it would be for itself.
  let carried: Piece[] = [];
  let carrier: XmlElement | null = null;
  const release = (): void => {
    if (carrier) addTo(drafts, paragraphBlocks(carrier, carried, context));
    [carried, carrier] = [[], null];
  };
  /** What would run into a paragraph that does not come; where nothing is shown there is no paragraph either. */
  const endRunning = (): void => {
    if (carried.length > 0) release();
  };
  const walk = (elements: readonly XmlElement[]): void => {
    for (const element of elements) {
      if (element.name === 'w:p') {
        for (const piece of readInline(element, styleOf(element, context), context)) carried.push(piece);
        carrier = element;
        if (!runsOn(element, context, carried.length > 0)) release();
      } else if (element.name === 'w:tbl') {
        endRunning();
        const read = (cell: readonly XmlElement[]) => joinCode(readBlocks(cell, context));
        addTo(drafts, readTable(element, read, context.maxChars));
      } else if (element.name === 'w:altChunk') {
        endRunning();
        addTo(
          drafts,
          context.chunk(element.attributes['r:id'] ?? '').map((block) => ({ block })),
        );
      } else if (element.name === 'w:sdt') walk(contentOf(element));
      else if (element.name === 'mc:AlternateContent') walk(shownBranch(element));
      else if (element.name === 'm:oMathPara' || element.name === 'm:oMath') {
        walk([{ name: 'w:p', attributes: {}, children: [element], text: '' }]);
      } else if (WRAPPERS.test(element.name)) walk(element.children);
    }
  };
  walk(content);
  endRunning();
  return drafts;
}

/** Longer lists than a call may have arguments. */
function addTo(drafts: Draft[], more: readonly Draft[]): void {
  for (const draft of more) drafts.push(draft);
}

const styleOf = (paragraph: XmlElement, { styles }: Context) =>
  styles.paragraph(valOf(childOf(paragraph, 'w:pPr'), 'w:pStyle'));

function paragraphBlocks(element: XmlElement, pieces: readonly Piece[], context: Context): Draft[] {
  const properties = childOf(element, 'w:pPr');
  const style = styleOf(element, context);
  const use = readNumberingUse(properties);
  const label = context.numbering.label(use, style);
  const list = label ? (use.list ?? style.numbering.list) : undefined;
  const paragraph = { style, properties, ...context.numberFields({ pieces, style, label, list }) };
  return paragraphDrafts(paragraph, context.maxChars, (box) => readStory(box, context));
}

/**
 * Whether a paragraph goes on in the next: its mark is hidden or deleted, or it is the large first letter of it. A heading that is set on
 * one line with its text, and what else is parted by a mark for that ("specVanish"), are paragraphs of their own here. One that is hidden
 * altogether is none.
 */
function runsOn(paragraph: XmlElement, context: Context, hasContent: boolean): boolean {
  const properties = childOf(paragraph, 'w:pPr');
  if (childOf(properties, 'w:framePr')?.attributes['w:dropCap'] !== undefined) {
    return /^(?:drop|margin)$/.test(childOf(properties, 'w:framePr')?.attributes['w:dropCap'] ?? '');
  }
  const mark = childOf(properties, 'w:rPr');
  if (childOf(mark, 'w:del') || childOf(mark, 'w:moveFrom')) return true;
  const character = context.styles.character(valOf(mark, 'w:rStyle'));
  const format = combined(styleOf(paragraph, context).run, character, readRunFormat(mark));
  if (!format.vanish) return false;
  return !hasContent || (!format.specVanish && !isHeadingStyle(styleOf(paragraph, context)));
}

/** Lines of a listing are paragraphs of their own in Word. */
function joinCode(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  let lines: string[] = [];
  for (const draft of drafts) {
    if (draft.block.kind === 'code') {
      lines.push(draft.block.text);
      if (lines.length === 1) joined.push(draft);
      continue;
    }
    closeCode(joined, lines);
    lines = [];
    joined.push(draft);
  }
  closeCode(joined, lines);
  return joined;
}

function closeCode(joined: Draft[], lines: readonly string[]): void {
  if (lines.length > 1)
    joined[joined.length - 1] = { block: { kind: 'code', ...plainBase(lines.join('\n')) } };
}
