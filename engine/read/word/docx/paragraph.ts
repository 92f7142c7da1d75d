import { parseListMarker } from '../../../document/list-marker.ts';
import { paragraphOf, plainBase } from '../../pageless/plain-block.ts';
import { compose } from './compose.ts';
import type { Draft, Picture, Piece } from './draft.ts';
import { isShowable, nameInstead } from './graphics.ts';
import type { ItemLabel } from './numbering.ts';
import type { ParagraphStyle } from './styles.ts';
import { numberOf, type XmlElement } from './xml.ts';

const HEADING_STYLE = /^(?:heading|überschrift|titre|título|titolo|kop)\s?(\d)$/iu;
const CODE_STYLE = /^(?:preformatted text|html preformatted|code)$/i;
const CONTENTS_STYLE = /^toc \d$/i;
const TITLE_STYLE = /^title$/i;
const LEVELS = 6;
const BODY_OUTLINE = 9;

/** A paragraph before it is a block. */
export type ReadParagraph = {
  pieces: readonly Piece[];
  style: ParagraphStyle;
  properties: XmlElement | undefined;
  label: ItemLabel | null;
};

/** The text boxes of a paragraph are read as texts of their own. */
export type ReadStory = (content: readonly XmlElement[]) => Draft[];

/** The blocks of a paragraph: its text with the pictures, notes and text boxes around it; an item may be without text. */
export function paragraphDrafts(paragraph: ReadParagraph, maxChars: number, readStory: ReadStory): Draft[] {
  const { style, label } = paragraph;
  if (CONTENTS_STYLE.test(style.name)) return [];
  const kind = kindOf(paragraph);
  const composed = compose(paragraph.pieces, {
    isCode: kind.is === 'code',
    isHeading: kind.is === 'heading',
    maxChars,
  });
  const { before, behind, notes, type, isBold } = composed;
  const draft = textDraft(kind, composed.text.slice(0, maxChars), label, isBold);
  return [
    ...before.flatMap(pictureDraft),
    ...(draft ? [{ ...draft, type }] : []),
    ...notes.map((note): Draft => ({ block: paragraphOf(note.slice(0, maxChars)) })),
    ...behind.flatMap((part) => (Array.isArray(part) ? readStory(part) : pictureDraft(part as Picture))),
  ];
}

/** 1–9 of a built-in style of headings, by its name; 0 of others. */
export const headingStyleLevel = ({ name }: ParagraphStyle): number =>
  Number(HEADING_STYLE.exec(name)?.[1] ?? 0);

export const isHeadingStyle = ({ name, outlineLevel = BODY_OUTLINE }: ParagraphStyle): boolean =>
  HEADING_STYLE.test(name) || outlineLevel < LEVELS;

type Kind = { is: 'heading'; level: number; isTitle: boolean; byStyle: boolean } | { is: 'code' | 'text' };

function kindOf({ style, properties, label }: ReadParagraph): Kind {
  if (TITLE_STYLE.test(style.name)) return { is: 'heading', level: 1, isTitle: true, byStyle: false };
  if (CODE_STYLE.test(style.name)) return { is: 'code' };
  const named = headingStyleLevel(style);
  if (named > 0) return { is: 'heading', level: Math.min(LEVELS, named), isTitle: false, byStyle: true };
  const outline = numberOf(properties, 'w:outlineLvl') ?? style.outlineLevel ?? BODY_OUTLINE;
  const isOutlined = outline >= 0 && outline < LEVELS && label?.ordered !== false;
  return isOutlined ? { is: 'heading', level: outline + 1, isTitle: false, byStyle: true } : { is: 'text' };
}

function textDraft(kind: Kind, text: string, label: ItemLabel | null, bold: boolean): Draft | null {
  if (kind.is === 'code') return text === '' ? null : { block: { kind: 'code', ...plainBase(text) } };
  const marker = label?.marker ?? '';
  if (kind.is === 'heading') {
    if (text === '') return null;
    const numbered = label?.ordered && marker !== '' ? `${marker} ${text}` : text;
    const block = {
      kind: 'heading' as const,
      ...plainBase(numbered),
      level: kind.level,
      fontSize: null,
      bold: true,
    };
    return { block, isTitle: kind.isTitle, hasHeadingStyle: kind.byStyle };
  }
  if (label === null || marker === '') return text === '' ? null : { block: paragraphOf(text, bold) };
  if (!isMarker(label)) return { block: paragraphOf(`${marker} ${text}`.trim(), bold) };
  return { block: itemBlock(text, label), label };
}

/** "1.", "(a)", "2.3", "Step 4:" count items; "Note:" and "Figure 3" are words that a list puts before a text. */
function isMarker({ marker, ordered }: ItemLabel): boolean {
  const parsed = parseListMarker(`${marker} A`);
  return parsed !== null || (ordered && !/\p{L}{5}/u.test(marker)) || !/\p{L}{2}/u.test(marker);
}

function itemBlock(text: string, { marker, ordered, level, list, count }: ItemLabel): Draft['block'] {
  const counted = ordered ? { list, count } : {};
  return { kind: 'list-item', ...plainBase(text), ordered, marker, level, ...counted };
}

function pictureDraft(picture: Picture): Draft[] {
  if (isShowable(picture)) {
    return [{ block: { kind: 'figure', text: '', lines: [], box: null, image: null }, picture }];
  }
  const name = nameInstead(picture);
  return name === null ? [] : [{ block: paragraphOf(name), picture }];
}
