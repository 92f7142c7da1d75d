import { readSprms, type Sprm } from './sprms.ts';

/** What a style sets, its ancestors' first: for paragraphs, and for characters. `heading` is 1–9 for the built-in headings, else null. */
export type ParagraphStyle = {
  heading: number | null;
  isTitle: boolean;
  /** Whether it is an entry of the table of contents. */
  isContents: boolean;
  sprms: Sprm[];
  characterSprms: Sprm[];
};

/** Built-in styles by their identifiers ([MS-DOC] 2.9.271 "sti"). */
const TITLE = 62;
const isHeading = (id: number): boolean => id >= 1 && id <= 9;
const isContentsEntry = (id: number): boolean => id >= 19 && id <= 27;

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
const NO_BASE = 0xfff;
const MAX_ANCESTORS = 12;

type RawStyle = Pick<ParagraphStyle, 'sprms' | 'characterSprms'> & { id: number; base: number };

/** Reads the style sheet ([MS-DOC] 2.9.271 "STSH"); styles by their index, those of tables and lists without content. */
export function readStyles(sheet: Buffer): (index: number) => ParagraphStyle {
  const headerBytes = sheet.readUInt16LE(0);
  const count = sheet.readUInt16LE(2);
  const fixedBytes = sheet.readUInt16LE(4);
  const raw: Array<RawStyle | null> = [];
  let at = 2 + headerBytes;
  for (let index = 0; index < count && at + 2 <= sheet.length; index++) {
    const bytes = sheet.readUInt16LE(at);
    raw.push(bytes === 0 ? null : readStyle(sheet.subarray(at + 2, at + 2 + bytes), fixedBytes));
    // Styles begin at even places.
    at += 2 + bytes + (bytes % 2);
  }
  return (index) => {
    const lineage: RawStyle[] = [];
    for (let style = raw[index]; style && lineage.length < MAX_ANCESTORS; style = raw[style.base])
      lineage.push(style);
    return {
      heading: lineage.find(({ id }) => isHeading(id))?.id ?? null,
      isTitle: lineage[0]?.id === TITLE,
      isContents: lineage.some(({ id }) => isContentsEntry(id)),
      sprms: lineage.toReversed().flatMap(({ sprms }) => sprms),
      characterSprms: lineage.toReversed().flatMap(({ characterSprms }) => characterSprms),
    };
  };
}

function readStyle(style: Buffer, fixedBytes: number): RawStyle {
  const id = style.readUInt16LE(0) & 0xfff;
  const second = style.readUInt16LE(2);
  const base = second >> 4;
  const nameChars = style.readUInt16LE(fixedBytes);
  // The name and the zero that ends it.
  let at = fixedBytes + 2 + 2 * (nameChars + 1);
  /** Instructions begin at even places, each behind its length. */
  const next = (): Buffer => {
    if (at + 2 > style.length) return Buffer.alloc(0);
    const bytes = style.readUInt16LE(at);
    const own = style.subarray(at + 2, at + 2 + bytes);
    at += 2 + bytes + (bytes % 2);
    return own;
  };
  const kind = second & 0xf;
  // Those of a paragraph begin with the number of the style.
  const paragraph = kind === PARAGRAPH_STYLE ? next().subarray(2) : Buffer.alloc(0);
  const character = kind === PARAGRAPH_STYLE || kind === CHARACTER_STYLE ? next() : Buffer.alloc(0);
  return {
    id,
    base: base === NO_BASE ? -1 : base,
    sprms: [...readSprms(paragraph)],
    characterSprms: [...readSprms(character)],
  };
}
