import { HEIGHT, lineTop, MARGIN, type Sheet, TYPE_POINTS } from './print.ts';

type PathCommand = { command: string; args: number[] };
type Glyph = { path: { commands: PathCommand[] }; advanceWidth: number };
/** What is used of the library that `pdfkit` reads fonts with. */
type OpenFont = { unitsPerEm: number; layout(text: string): { glyphs: Glyph[] } };

/** The font that a sheet is set in, which the library keeps to itself. */
export const openFont = (sheet: Sheet): OpenFont =>
  (sheet as unknown as { _font: { font: OpenFont } })._font.font;

/** Letters as shapes: of each line one path a letter. @param paint operator that fills or strokes: "f", "S" */
export function drawLetters(sheet: Sheet, lines: readonly string[], paint: 'f' | 'S'): void {
  const font = openFont(sheet);
  const scale = TYPE_POINTS / font.unitsPerEm;
  for (const [index, line] of lines.entries()) {
    let x = MARGIN;
    const baseline = lineTop(index) + TYPE_POINTS;
    for (const { path, advanceWidth } of font.layout(line).glyphs) {
      const place = `${scale} 0 0 ${-scale} ${x.toFixed(2)} ${baseline} cm`;
      // The library turns pages upside down; letters are drawn upright again.
      addContent(sheet, `q 20 w ${place} ${outlineOf(path.commands)} ${paint} Q`);
      x += advanceWidth * scale;
    }
  }
}

/** Letters as glyphs of a font that draws each by a procedure ("Type 3") and says nothing of their characters. */
export function typeThroughProcedures(sheet: Sheet, lines: readonly string[]): void {
  const font = openFont(sheet);
  const letters = [...new Set(lines.join(''))].filter((char) => char !== ' ');
  const codes = new Map(letters.map((letter, index) => [letter, index + 1] as const));
  const widths = letters.map((letter) => font.layout(letter).glyphs[0]?.advanceWidth ?? 0);
  const blank = font.layout(' ').glyphs[0]?.advanceWidth ?? 0;
  const procedures = Object.fromEntries(
    letters.map((letter, index) => {
      const commands = font.layout(letter).glyphs[0]?.path.commands ?? [];
      const procedure = sheet.ref({});
      procedure.write(`${widths[index]} 0 0 -300 1000 1000 d1 ${outlineOf(commands)} f`);
      procedure.end('');
      return [`g${index + 1}`, procedure];
    }),
  );
  const type = sheet.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -300, 1000, 1000],
    FontMatrix: [1 / font.unitsPerEm, 0, 0, 1 / font.unitsPerEm, 0, 0],
    CharProcs: procedures,
    Encoding: { Type: 'Encoding', Differences: [1, ...letters.map((_, index) => `g${index + 1}`)] },
    FirstChar: 1,
    LastChar: letters.length,
    Widths: widths,
    Resources: {},
  });
  type.end('');
  fontsOf(sheet).T3 = type;
  for (const [index, line] of lines.entries()) {
    const shown = line
      .split(' ')
      .map((word) => `<${[...word].map((char) => hex(codes.get(char) ?? 0)).join('')}>`);
    const text = shown.join(` ${(-1000 * blank) / font.unitsPerEm} `);
    const baseline = lineTop(index) + TYPE_POINTS;
    addContent(sheet, `BT /T3 ${TYPE_POINTS} Tf 1 0 0 -1 ${MARGIN} ${baseline} Tm [${text}] TJ ET`);
  }
}

/** Puts a picture into a drawing of its own ("form"), whose numbers are half of the page's. */
export function paintWithinForm(sheet: Sheet, picture: Buffer): void {
  const image = (sheet as unknown as { openImage(data: Buffer): EmbeddedImage }).openImage(picture);
  image.embed(sheet);
  const form = sheet.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 300, 425],
    Matrix: [2, 0, 0, 2, 0, 0],
    Resources: { XObject: { Im: image.obj } },
  });
  form.write(`q 297.5 0 0 421 0 0 cm /Im Do Q`);
  form.end('');
  (sheet.page as unknown as { xobjects: Record<string, unknown> }).xobjects.Fm = form;
  addContent(sheet, `q 1 0 0 -1 0 ${HEIGHT} cm /Fm Do Q`);
}

type EmbeddedImage = { embed(sheet: Sheet): void; obj: unknown };

/** Whether what follows is painted at all: hidden text is there for searching. */
export const setInvisible = (sheet: Sheet, isInvisible: boolean): void =>
  addContent(sheet, isInvisible ? '3 Tr' : '0 Tr');

const addContent = (sheet: Sheet, operators: string): void => {
  (sheet as unknown as { addContent(operators: string): void }).addContent(operators);
};

const fontsOf = (sheet: Sheet): Record<string, unknown> =>
  (sheet.page as unknown as { fonts: Record<string, unknown> }).fonts;

const hex = (code: number): string => code.toString(16).padStart(2, '0');

function outlineOf(commands: readonly PathCommand[]): string {
  const operators: string[] = [];
  let at: [number, number] = [0, 0];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') operators.push(`${a} ${b} m`);
    else if (command === 'lineTo') operators.push(`${a} ${b} l`);
    else if (command === 'bezierCurveTo') operators.push(`${args.join(' ')} c`);
    else if (command === 'quadraticCurveTo') operators.push(cubic(at, [a, b], [c, d]));
    else operators.push('h');
    at = [args.at(-2) ?? at[0], args.at(-1) ?? at[1]];
  }
  return operators.join(' ');
}

function cubic(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string {
  const near = (from: number, to: number): number => from + (2 / 3) * (to - from);
  return `${[near(x0, x1), near(y0, y1), near(x2, x1), near(y2, y1), x2, y2].map((n) => n.toFixed(1)).join(' ')} c`;
}
