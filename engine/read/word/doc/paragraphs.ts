import { whenNeededFor } from '../../../runtime/when-needed.ts';
import { type FormattedRun, readFormatting, settingOf } from './formatting.ts';
import { type ListLevel, readLists } from './lists.ts';
import { readMainText } from './main-text.ts';
import { openOleStreams } from './ole-streams.ts';
import { SPRM } from './sprms.ts';
import { readStyles } from './styles.ts';
import { characterFormat, visibleText } from './visible-text.ts';

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
  lists: 0x2e2,
  listNumbers: 0x2ea,
} as const;

const PARAGRAPH_MARK = '\r';
const CELL_MARK = '\x07';
const PAGE_BREAK = '\f';

/**
 * The paragraphs of a .doc with their styles and lists; null for a version without them. Throws `RangeError` and the like
 * for a damaged file.
 */
export function readParagraphs(file: Buffer): WordParagraph[] | null {
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
  const { text, placeOf } = readMainText(main, part(FIB.pieces), main.readUInt32LE(0x4c));
  const streams = { main, data: streamOf('Data') ?? Buffer.alloc(0) };
  const formattingAt = readFormatting(streams, part(FIB.paragraphPages), 'paragraphs');
  const charactersAt = readFormatting(streams, part(FIB.characterPages), 'characters');
  const styleOf = readStyles(part(FIB.styles));
  const levels = table.subarray(main.readUInt32LE(FIB.lists) + main.readUInt32LE(FIB.lists + 4));
  const listOf = readLists(part(FIB.lists), levels, part(FIB.listNumbers));

  const describe = (mark: number): Omit<WordParagraph, 'text' | 'endsCell'> => {
    const formatting = formattingAt(placeOf(mark));
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

  const formatOf = whenNeededFor((run: FormattedRun | undefined) => characterFormat(run?.sprms));
  const paragraphs: WordParagraph[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char !== PARAGRAPH_MARK && char !== CELL_MARK && char !== PAGE_BREAK) continue;
    const shown = visibleText(text, { from: start, to: index }, (at) => formatOf(charactersAt(placeOf(at))));
    paragraphs.push({ text: shown, ...describe(index), endsCell: char === CELL_MARK });
    start = index + 1;
  }
  return paragraphs;
}
