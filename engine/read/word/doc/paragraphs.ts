import { EQUATION_STREAM, equationSays } from '../equation/equation-object.ts';
import { type CharacterFormat, characterFormat } from './character-format.ts';
import { readFonts } from './fonts.ts';
import { type FormattedRun, readFormatting, settingOf } from './formatting.ts';
import { type ListLevel, readLists } from './lists.ts';
import { readMainText } from './main-text.ts';
import { openOleStreams } from './ole-streams.ts';
import { type DocPictures, openDocPictures } from './pictures.ts';
import { SPRM, type Sprm } from './sprms.ts';
import { readStories, type Stretch } from './stories.ts';
import { readStyles } from './styles.ts';
import { type Marked, visibleText } from './visible-text.ts';

/** A paragraph of a Word 97–2003 file and what its formatting says about it. */
export type WordParagraph = {
  text: string;
  /** 1–9 for headings, by style or outline level; null for text. */
  heading: number | null;
  isTitle: boolean;
  isContents: boolean;
  /**
   * Null outside of lists. `list` tells lists apart, `format` and `start` how its level is numbered; the first item of a
   * `run` begins its level anew at `restart`, where that is a number.
   */
  item: {
    list: number;
    level: number;
    format: number;
    start: number;
    run: number;
    restart: number | null;
    /** The text of its number, in which U+0000 to U+0008 stand for levels, and how all levels are numbered. */
    text: string;
    levels: readonly ListLevel[];
  } | null;
  inTable: boolean;
  /** Whether it ends a cell; `endsRow` whether it is the mark behind the last cell of a row. */
  endsCell: boolean;
  endsRow: boolean;
  /** Whether that row is marked as header of the table. */
  isHeaderRow: boolean;
  /** Names of the pictures in it, and those of drawings tied to it, in order. */
  pictures: ReadonlyArray<{ name: string; isBeforeText: boolean }>;
};

/** What a .doc says, and the pictures that its paragraphs name. */
export type WordContent = { paragraphs: WordParagraph[]; pictures: DocPictures };

/** What is set for paragraphs, by the places of their marks. */
type Formatting = {
  formattingAt: (mark: number) => FormattedRun | undefined;
  styleOf: ReturnType<typeof readStyles>;
  listOf: ReturnType<typeof readLists>;
};

const SIGNATURE = 0xa5ec;
const FIRST_VERSION = 193;
const ENCRYPTED = 0x0100;
const OTHER_TABLE = 0x0200;
const BODY_OUTLINE = 9;

/** Where the file information block names tables: place and length, 4 bytes each ([MS-DOC] 2.5.6). */
const FIB = {
  styles: 0xa2,
  characterPages: 0xfa,
  paragraphPages: 0x102,
  pieces: 0x1a2,
  fonts: 0x112,
  lists: 0x2e2,
  listNumbers: 0x2ea,
} as const;

const PARAGRAPH_MARK = '\r';
const CELL_MARK = '\x07';
const PAGE_BREAK = '\f';
/** Where a drawing is tied to the text, which may be a text box. */
const DRAWING_MARK = '\b';

/**
 * The paragraphs of a .doc with their styles and lists; null for a version without them. Throws `RangeError` and the like
 * for a damaged file.
 */
export function readParagraphs(file: Buffer): WordContent | null {
  const streamOf = openOleStreams(file);
  const main = streamOf('WordDocument');
  if (!main || main.readUInt16LE(0) !== SIGNATURE || main.readUInt16LE(2) < FIRST_VERSION) return null;
  const flags = main.readUInt16LE(0x0a);
  const table = streamOf((flags & OTHER_TABLE) === 0 ? '0Table' : '1Table');
  if (!table || (flags & ENCRYPTED) !== 0) return null;
  const part = (at: number): Buffer => {
    const start = main.readUInt32LE(at);
    return table.subarray(start, start + main.readUInt32LE(at + 4));
  };
  const stories = readStories(main, part);
  const { text, placeOf } = readMainText(main, part(FIB.pieces), stories.allChars);
  const streams = { main, data: streamOf('Data') ?? Buffer.alloc(0) };
  const pictures = openDocPictures({ ...streams, part });
  const formattingAt = readFormatting(streams, part(FIB.paragraphPages), 'paragraphs');
  const charactersAt = readFormatting(streams, part(FIB.characterPages), 'characters');
  const styleOf = readStyles(part(FIB.styles));
  const fontOf = readFonts(part(FIB.fonts));
  const levels = table.subarray(main.readUInt32LE(FIB.lists) + main.readUInt32LE(FIB.lists + 4));
  const listOf = readLists(part(FIB.lists), levels, part(FIB.listNumbers));

  const describe = describing({ formattingAt: (mark) => formattingAt(placeOf(mark)), styleOf, listOf });
  const formatsOf = (mark: number) => {
    const { characterSprms } = styleOf(formattingAt(placeOf(mark))?.style ?? 0);
    const formatOf = createFormats(characterSprms, (own) => styleOf(own).characterSprms, fontOf);
    return (index: number) => formatOf(charactersAt(placeOf(index)));
  };
  const equationIn = (object: string, code: string): string =>
    equationSays(streamOf(EQUATION_STREAM, object), code);
  const noteAt = (index: number): string => {
    const stretch = stories.notes.get(index);
    return stretch
      ? visibleText(text, stretch, formatsOf(stretch.to - 1), { noteAt: () => '', equationIn })
      : '';
  };
  const paragraphsIn = ({ from, to }: Stretch): Array<WordParagraph & { end: number }> => {
    const found: Array<WordParagraph & { end: number }> = [];
    let start = from;
    for (let index = from; index < to; index++) {
      const char = text.charAt(index);
      if (char !== PARAGRAPH_MARK && char !== CELL_MARK && char !== PAGE_BREAK) continue;
      const { onPicture, found: own } = listenFor(pictures, text);
      const marked = { noteAt, equationIn, onPicture };
      const shown = visibleText(text, { from: start, to: index }, formatsOf(index), marked);
      const endsCell = char === CELL_MARK;
      found.push({ text: shown, ...describe(index), endsCell, pictures: own, end: index });
      start = index + 1;
    }
    return found;
  };
  const outside = paragraphsIn({ from: 0, to: stories.mainChars });
  return { paragraphs: withBoxes(text, outside, stories.boxes.map(paragraphsIn)), pictures };
}

/** Says how characters of a paragraph are set, by their runs. @param styled what its style says of all of them */
function createFormats(
  styled: readonly Sprm[],
  styleOf: (style: number) => readonly Sprm[],
  fontOf: (index: number) => string | undefined,
): (run: FormattedRun | undefined) => CharacterFormat {
  const known = new Map<FormattedRun | undefined, CharacterFormat>();
  return (run) => {
    const own = settingOf(run?.sprms, SPRM.characterStyle);
    const named = own === undefined ? styled : [...styled, ...styleOf(own)];
    const format = known.get(run) ?? characterFormat(run?.sprms, named, fontOf);
    known.set(run, format);
    return format;
  };
}

/** Notes the pictures that are shown in a text, as they come. */
function listenFor(pictures: DocPictures, text: string) {
  const found: Array<WordParagraph['pictures'][number]> = [];
  const onPicture: Marked['onPicture'] = (index, { picture }, isBeforeText) => {
    const inline = picture === null ? null : pictures.inline(picture);
    const name = text.charAt(index) === DRAWING_MARK ? pictures.tiedTo(index) : inline;
    if (name !== null) found.push({ name, isBeforeText });
  };
  return { onPicture, found };
}

/** Says of each paragraph, by the place of its mark, what its formatting tells. */
function describing({ formattingAt, styleOf, listOf }: Formatting) {
  return (mark: number): Omit<WordParagraph, 'text' | 'endsCell' | 'pictures'> => {
    const formatting = formattingAt(mark);
    const style = styleOf(formatting?.style ?? 0);
    const own = (code: number) => settingOf(formatting?.sprms, code);
    const inherited = (code: number) => own(code) ?? settingOf(style.sprms, code);
    const outline = inherited(SPRM.outlineLevel) ?? BODY_OUTLINE;
    const heading = style.heading ?? (outline < BODY_OUTLINE ? outline + 1 : null);
    const run = inherited(SPRM.list) ?? 0;
    const list = listOf(run);
    const level = inherited(SPRM.listLevel) ?? 0;
    const numbering = list?.levels[level] ?? list?.levels[0];
    const restart = list?.restarts.get(level) ?? null;
    return {
      heading: style.isTitle ? 1 : heading,
      isTitle: style.isTitle,
      isContents: style.isContents,
      item:
        list && numbering && heading === null
          ? { list: list.id, level, run, restart, ...numbering, levels: list.levels }
          : null,
      inTable: own(SPRM.inTable) === 1,
      endsRow: own(SPRM.endsRow) === 1,
      isHeaderRow: own(SPRM.headerRow) === 1,
    };
  };
}

/** The paragraphs of text boxes behind those that their drawings are tied to, one box a drawing; what is left over is at the end. */
function withBoxes(
  text: string,
  main: ReadonlyArray<WordParagraph & { end: number }>,
  boxes: ReadonlyArray<readonly WordParagraph[]>,
): WordParagraph[] {
  const left = boxes
    .map((box) => box.filter((paragraph) => paragraph.text !== ''))
    .filter((box) => box.length > 0);
  const paragraphs: WordParagraph[] = [];
  let waiting: WordParagraph[] = [];
  let start = 0;
  for (const { end, ...paragraph } of main) {
    for (let index = start; index < end; index++)
      if (text.charAt(index) === DRAWING_MARK) waiting.push(...(left.shift() ?? []));
    start = end + 1;
    paragraphs.push(paragraph);
    // A box is no part of the table that it is tied to.
    if (paragraph.inTable || waiting.length === 0) continue;
    paragraphs.push(...waiting);
    waiting = [];
  }
  return [...paragraphs, ...waiting, ...left.flat()];
}
