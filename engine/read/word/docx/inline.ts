import { shownBranch } from './alternatives.ts';
import type { Piece } from './draft.ts';
import type { Fields } from './fields.ts';
import { showsResult } from './fields.ts';
import { formulaText } from './formula.ts';
import { type GraphicsContext, graphicsOf } from './graphics.ts';
import { type NumberField, numberFieldOf } from './number-fields.ts';
import { combined, isLeftOut, type RunFormat, readRunFormat } from './run-format.ts';
import type { ParagraphStyle, Styles } from './styles.ts';
import { shownSign, signOf } from './symbols.ts';
import { childOf, switchOf, valOf, type XmlElement } from './xml.ts';

/** What the text of a paragraph needs to know of its document. */
export type InlineContext = GraphicsContext & {
  styles: Styles;
  fields: Fields;
  /** The words of a foot- or endnote; empty where it was said before. */
  noteText(kind: 'footnote' | 'endnote', id: string): string;
};

/** What a paragraph's or a run's contents are wrapped in without a change of what is shown. */
const WRAPPERS =
  /^(?:w:(?:hyperlink|ins|moveTo|smartTag|customXml|bdo|dir|sdtContent|rubyBase|fldSimple|subDoc)|mc:(?:Choice|Fallback))$/;
const SHOWN_AS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};
const GRAPHICS = /^(?:w:drawing|w:pict|w:object)$/;

/** The pieces of a paragraph as they are shown: results of fields, no text that is hidden, deleted or struck. */
export function readInline(paragraph: XmlElement, style: ParagraphStyle, context: InlineContext): Piece[] {
  const pieces: Piece[] = [];
  walk(paragraph.children, { style, context, pieces });
  return pieces;
}

type Walk = { style: ParagraphStyle; context: InlineContext; pieces: Piece[] };

function walk(elements: readonly XmlElement[], state: Walk): void {
  for (const element of elements) {
    const { name } = element;
    if (name === 'w:r') readRun(element, state);
    else if (name === 'w:sdt') walk(contentOf(element), state);
    else if (name === 'mc:AlternateContent') walk(shownBranch(element), state);
    else if (name === 'm:oMath' || name === 'm:oMathPara') addFormula(element, state);
    else if (name === 'w:fldSimple' && !showsResult(element.attributes['w:instr'] ?? ''))
      addNumber(element.attributes['w:instr'] ?? '', state);
    else if (WRAPPERS.test(name)) walk(element.children, state);
  }
}

/** The content of a content control; what asks to be filled in is none. */
export function contentOf(control: XmlElement): readonly XmlElement[] {
  const isPlaceholder = switchOf(childOf(control, 'w:sdtPr'), 'w:showingPlcHdr') ?? false;
  return isPlaceholder ? [] : (childOf(control, 'w:sdtContent')?.children ?? []);
}

/** A field that is numbered by its place; others that show no result are left out. */
function addNumber(code: string, { context, pieces }: Walk): void {
  const field = numberFieldOf(code);
  if (field && context.fields.isShown())
    pieces.push({ kind: 'number', field, bold: false, size: null, script: null });
}

function addFormula(element: XmlElement, { context, pieces }: Walk): void {
  if (!context.fields.isShown()) return;
  const formulas =
    element.name === 'm:oMath' ? [element] : element.children.filter(({ name }) => name === 'm:oMath');
  const text = formulas.map(formulaText).join(' ');
  pieces.push({ kind: 'text', text, bold: false, size: null, script: null });
}

function readRun(run: XmlElement, state: Walk): void {
  const { style, context } = state;
  const properties = childOf(run, 'w:rPr');
  const character = context.styles.character(valOf(properties, 'w:rStyle'));
  const own = readRunFormat(properties);
  const format = combined(style.run, character, own);
  // In the list of contents, what the web does not show are the numbers of pages.
  if (context.fields.isContents()) delete format.webHidden;
  format.bold = own.bold ?? (character.bold || character.name === 'Strong') ?? false;
  readRunContent(run.children, format, { ...state, size: own.size ?? null });
}

function readRunContent(
  elements: readonly XmlElement[],
  format: RunFormat,
  state: Walk & { size: number | null },
): void {
  const { context, pieces, size } = state;
  const { fields } = context;
  const isOut = isLeftOut(format);
  const script = format.script === 'super' || format.script === 'sub' ? format.script : null;
  const add = (shown: string | NumberField): void => {
    const set = { bold: format.bold ?? false, size, script };
    if (typeof shown !== 'string') pieces.push({ kind: 'number', field: shown, ...set });
    else if (shown !== '') pieces.push({ kind: 'text', text: shown, ...set });
  };
  for (const element of elements) {
    const { name, attributes } = element;
    if (name === 'w:instrText') fields.addCode(element.text);
    else if (name === 'w:fldChar') {
      const shown = fields.mark(element);
      if (!isOut) add(shown);
    } else if (isOut || !fields.isShown()) continue;
    else if (name === 'w:t') add(shownSign(element.text, format.font));
    else if (name in SHOWN_AS) add(SHOWN_AS[name] ?? '');
    else if (name === 'w:sym')
      add(signOf(attributes['w:font'] ?? '', Number.parseInt(attributes['w:char'] ?? '', 16)));
    else if (GRAPHICS.test(name)) pieces.push(...graphicsOf(element, context));
    else if (name === 'mc:AlternateContent') readRunContent(shownBranch(element), format, state);
    else if (name === 'w:ruby') walk(childOf(element, 'w:rubyBase')?.children ?? [], state);
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote';
      pieces.push({ kind: 'note', text: context.noteText(kind, attributes['w:id'] ?? '') });
      // The mark that an author set in place of a number follows.
      if (/^(?:1|true|on)$/.test(attributes['w:customMarkFollows'] ?? '')) return;
    }
  }
}
