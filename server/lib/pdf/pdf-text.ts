/** Measures, wraps and draws text for a PDF in fonts that have only some letters each. */
import type { FontWeight, PdfFont } from './pdf-fonts.ts';

/** Replacement for a character that no font has. */
const UNDRAWABLE = '?';

/** A run of letters in one font. */
type Run = { font: string; text: string };
export type TextStyle = { size: number; weight: FontWeight };

/** The part of a PDFKit document that is used here. */
export type TextDocument = {
  font(name: string, size?: number): unknown;
  widthOfString(text: string): number;
};
/** The font that PDFKit chose last, which its types leave out. */
type WithOpenFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

export type PdfText = ReturnType<typeof createPdfText>;

/** Makes the text functions of a document whose fonts are registered under their names. */
export function createPdfText(doc: TextDocument, fonts: readonly PdfFont[]) {
  const fontFor = createFontFor(doc, fonts);
  let hasUndrawable = false;

  /** Splits text into runs of one font each. */
  function runsOf(text: string, weight: FontWeight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const own = fontFor(letter, weight);
      if (own === null) hasUndrawable = true;
      const font = own ?? fontFor(UNDRAWABLE, weight) ?? '';
      const drawn = own === null ? UNDRAWABLE : letter;
      const last = runs.at(-1);
      if (last?.font === font) last.text += drawn;
      else runs.push({ font, text: drawn });
    }
    return runs;
  }

  /** Width of the text on one line, in points. */
  const widthOf = (text: string, { size, weight }: TextStyle): number =>
    runsOf(text, weight).reduce((width, run) => {
      doc.font(run.font, size);
      return width + doc.widthOfString(run.text);
    }, 0);

  /** Wraps text to lines of at most `width` points, between words or within a word that is wider than a line. */
  function wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of plain(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && widthOf(line + letter, style) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line];
  }

  /** Whether a font has a letter. */
  const isDrawable = (letter: string): boolean => letter.trim() === '' || fontFor(letter, 'regular') !== null;

  return { runsOf, widthOf, wrap, isDrawable, hasUndrawable: () => hasUndrawable };
}

/** Makes the function that finds the first font of a weight that has a letter; null if none has it. */
function createFontFor(doc: TextDocument, fonts: readonly PdfFont[]) {
  const known = new Map<string, string | null>();

  function hasGlyph(font: string, letter: string): boolean {
    doc.font(font);
    const { font: opened } = (doc as unknown as WithOpenFont)._font;
    return opened.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  return (letter: string, weight: FontWeight): string | null => {
    const key = weight + letter;
    const found = known.get(key);
    if (found !== undefined) return found;
    const font = fonts.find((one) => one.weight === weight && hasGlyph(one.name, letter))?.name ?? null;
    known.set(key, font);
    return font;
  };
}

/** Text with accents composed onto their letters and every white space as one blank, since line breaks are ours. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
