import { drawLetters, paintWithinForm, setInvisible, typeThroughProcedures } from './drawn-letters.ts';
import {
  cutUp,
  FONT_FILE,
  HEIGHT,
  lineTop,
  MARGIN,
  photograph,
  printLines,
  type Sheet,
  TYPE_POINTS,
  WIDTH,
  writeSheets,
} from './print.ts';
import { sentencesOf } from './sentences.ts';
import { intoScript, scramble, shift, withOtherMap, withoutData, withoutMap } from './spoil-fonts.ts';

/** Makes a PDF of pages that print `lines` in a way that their text layer does not say. */
type Maker = (pages: ReadonlyArray<readonly string[]>) => Promise<Buffer>;

/** Sentences that each page prints. */
export const LINES = 12;
const STRIPS = 8;
const TILES = { columns: 4, rows: 6 };
const LICENCE = [
  'This copy was made for the personal use of the person who ordered it and must not be passed on to others.',
  'The publisher of the archive does not own the rights of what is printed on this page and gives no warranty',
  'of any kind for it, neither for its being complete nor for its being right or of use for any purpose at all.',
];

const linesOn = (pages: ReadonlyArray<readonly string[]>, page: number): readonly string[] =>
  pages[page - 1] ?? [];

const printed: Maker = (pages) =>
  writeSheets(pages.length, (sheet, page) => printLines(sheet, linesOn(pages, page)));

/** The pictures of the print, taken once for all kinds that show them: pages are the same in each. */
const taken = new Map<string, Promise<Buffer[]>>();
function picturesOf(pages: ReadonlyArray<readonly string[]>): Promise<Buffer[]> {
  const text = JSON.stringify(pages);
  const pictures = taken.get(text) ?? printed(pages).then(photograph);
  taken.set(text, pictures);
  return pictures;
}

/** Pages that are painted from pictures of the print, with what `over` sets over them. */
async function scanned(
  pages: ReadonlyArray<readonly string[]>,
  paint: (sheet: Sheet, pieces: readonly Buffer[]) => void,
  { cut = async (picture: Buffer) => [picture], over = (_sheet: Sheet, _page: number): void => {} } = {},
): Promise<Buffer> {
  const cuts: Buffer[][] = [];
  for (const picture of await picturesOf(pages)) cuts.push(await cut(picture));
  return writeSheets(pages.length, (sheet, page) => {
    paint(sheet, cuts[page - 1] ?? []);
    over(sheet, page);
  });
}

const inTiles =
  (columns: number, rows: number) =>
  (sheet: Sheet, pieces: readonly Buffer[]): void => {
    const [width, height] = [WIDTH / columns, HEIGHT / rows];
    for (const [index, piece] of pieces.entries()) {
      const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
      sheet.image(piece, x, y, { width, height });
    }
  };
const asWhole = inTiles(1, 1);

const stamp =
  (text: (page: number) => string, x: number, y: number) =>
  (sheet: Sheet, page: number): void => {
    sheet.font('Helvetica').fontSize(8).text(text(page), x, y, { lineBreak: false });
  };

/** The words as a bad recogniser hid them under the picture. @param every which letter it misread */
const hiddenText =
  (pages: ReadonlyArray<readonly string[]>, every: number) =>
  (sheet: Sheet, page: number): void => {
    sheet.font('Helvetica').fontSize(TYPE_POINTS);
    setInvisible(sheet, true);
    for (const [index, line] of linesOn(pages, page).entries())
      sheet.text(misread(line, every), MARGIN, lineTop(index), { lineBreak: false });
    setInvisible(sheet, false);
  };

function misread(line: string, every: number): string {
  let count = 0;
  return line.replace(/[a-z]/gi, (letter) => {
    count += 1;
    return count % every === 0 ? 'xqzjkvwf1i'.charAt((letter.charCodeAt(0) + count) % 10) : letter;
  });
}

/** A page of which a part is text, and the rest a picture of text. */
const besideText: Maker = async (pages) => {
  const pictures = await picturesOf(pages);
  const own = pages.map((_, index) => sentencesOf(index + 5000, 4));
  const halves: Buffer[] = [];
  for (const picture of pictures) halves.push((await cutUp(picture, 1, 2))[0] ?? picture);
  return writeSheets(pages.length, (sheet, page) => {
    const half = halves[page - 1];
    if (half) sheet.image(half, 0, 0, { width: WIDTH, height: HEIGHT / 2 });
    printLines(sheet, own[page - 1] ?? [], 18);
  });
};

const spoilt =
  (spoil: (file: Buffer) => Buffer): Maker =>
  async (pages) =>
    spoil(await printed(pages));

const drawn =
  (draw: (sheet: Sheet, lines: readonly string[]) => void): Maker =>
  (pages) =>
    writeSheets(pages.length, (sheet, page) => {
      sheet.font(FONT_FILE);
      draw(sheet, linesOn(pages, page));
    });

const FOOT = HEIGHT - 20;

/** Ways in which a page's text layer does not say what is printed, and files of such pages. */
export const KINDS: Readonly<Record<string, Maker>> = {
  'a scan': (pages) => scanned(pages, asWhole),
  'a scan in strips': (pages) =>
    scanned(pages, inTiles(1, STRIPS), { cut: (picture) => cutUp(picture, 1, STRIPS) }),
  'a scan in tiles': (pages) =>
    scanned(pages, inTiles(TILES.columns, TILES.rows), {
      cut: (picture) => cutUp(picture, TILES.columns, TILES.rows),
    }),
  'a scan within a drawing': (pages) =>
    scanned(pages, (sheet, [picture]) => {
      if (picture) paintWithinForm(sheet, picture);
    }),
  'a scan with a stamp': (pages) =>
    scanned(pages, asWhole, {
      over: stamp((page) => `Downloaded from an archive of manuals, page ${page}`, MARGIN, FOOT),
    }),
  'a scan with a number': (pages) =>
    scanned(pages, asWhole, {
      over: stamp((page) => `ACME-${String(4700 + page).padStart(7, '0')}`, WIDTH - 120, FOOT),
    }),
  'a scan with a licence': (pages) =>
    scanned(pages, asWhole, {
      over: (sheet, page) => {
        for (const [index, line] of LICENCE.entries())
          stamp(() => line, MARGIN, 710 + 12 * index)(sheet, page);
      },
    }),
  'a scan over noise': (pages) => scanned(pages, asWhole, { over: hiddenText(pages, 2) }),
  'a scan over misread words': (pages) => scanned(pages, asWhole, { over: hiddenText(pages, 4) }),
  'a scan beside text': besideText,
  'filled outlines': drawn((sheet, lines) => drawLetters(sheet, lines, 'f')),
  'stroked outlines': drawn((sheet, lines) => drawLetters(sheet, lines, 'S')),
  'glyphs by procedures': drawn(typeThroughProcedures),
  'a font without a map': spoilt(withoutMap),
  'a font without data or map': spoilt(withoutData),
  'a map of other letters': spoilt((file) => withOtherMap(file, scramble)),
  'a map that is shifted': spoilt((file) => withOtherMap(file, shift(-29))),
  'a map of private signs': spoilt((file) => withOtherMap(file, (code) => 0xe000 + code)),
  'a map of Cyrillic letters': spoilt((file) => withOtherMap(file, intoScript(0x430, 32))),
  'a map of Greek letters': spoilt((file) => withOtherMap(file, intoScript(0x3b1, 25))),
  'a map of Chinese signs': spoilt((file) => withOtherMap(file, (code) => 0x6800 + ((code * 37) % 997))),
};
