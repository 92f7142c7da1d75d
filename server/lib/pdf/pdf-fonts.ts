import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type FontWeight = 'regular' | 'semibold';
/** A font that is registered with a document: its name and its file. */
export type PdfFont = { name: string; weight: FontWeight; file: Buffer };

const WEIGHTS: Record<FontWeight, number> = { regular: 400, semibold: 600 };
/** Parts of the typeface; each letter is written with the first part that has it. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;

let loading: Promise<PdfFont[]> | undefined;

/** Loads the product's typeface for documents, once, with its parts in the order in which they are tried. */
export function loadPdfFonts(): Promise<PdfFont[]> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function readFonts(): Promise<PdfFont[]> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = (['regular', 'semibold'] as const).flatMap((weight) =>
    PARTS.map((part) => ({ weight, part })),
  );
  return Promise.all(
    fonts.map(async ({ weight, part }) => {
      const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${part}-${WEIGHTS[weight]}-normal.woff`;
      return { name: `${part}-${weight}`, weight, file: await readFile(resolve(file)) };
    }),
  );
}
