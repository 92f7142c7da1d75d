/**
 * `npm run bench -- writing [--keep DIR] [LANGUAGE…]`: texts of our own in several writing systems (bench/reading/writing/texts.ts), printed
 * in three widths by the programs that are installed (Chromium, LibreOffice, Ghostscript), and how much of them is read in its order:
 * characters, and words as blanks part them. Fonts of the scripts have to be installed. `--keep` leaves the files in a folder.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Block } from '../../engine/document/pages.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readPages } from '../lib/manuals/read-pages.ts';
import { type Agreement, compareTexts } from './writing/compare.ts';
import { blocksOf, installedMakers, type Maker, webPage } from './writing/makers.ts';
import { TEXTS, type WrittenText } from './writing/texts.ts';

type Row = Agreement & { language: string; maker: string };

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const texts = TEXTS.filter(({ language }) => positionals.length === 0 || positionals.includes(language));
  const rows: Row[] = [];
  for (const text of texts)
    for (const [maker, make] of installedMakers())
      rows.push({
        language: text.language,
        maker,
        ...(await measure(text, make, join(values.keep ?? '', `${text.language}-${maker}.pdf`), values.keep)),
      });
  printTable(
    ['language', 'maker', 'characters', 'of what is read', 'words'],
    rows.map((row) => [
      row.language,
      row.maker,
      percent(row.characters),
      percent(row.read),
      percent(row.words),
    ]),
  );
  console.log(JSON.stringify({ bench: 'writing', rows: rows.map(rounded) }));
}

const rounded = ({ characters, read, words, ...row }: Row): Row => ({
  ...row,
  characters: round(characters),
  read: round(read),
  words: round(words),
});

/** @param kept where the file is left; nowhere without a folder */
async function measure(
  text: WrittenText,
  make: Maker,
  kept: string,
  keptIn: string | undefined,
): Promise<Agreement> {
  const folder = mkdtempSync(join(tmpdir(), 'manualist-writing-'));
  try {
    const file = join(folder, 'manual.pdf');
    writeFileSync(file, await make(webPage(text), folder));
    // A file that cannot be read is one of which nothing is read.
    const pages = await readPages(file).then(
      (read) => read.pages,
      () => [],
    );
    const read = pages.flatMap(({ blocks }) => blocks.map(wordsOf)).join('\n');
    if (keptIn !== undefined) {
      mkdirSync(keptIn, { recursive: true });
      copyFileSync(file, kept);
      writeFileSync(kept.replace(/pdf$/, 'txt'), read);
    }
    return compareTexts(blocksOf(text).join('\n'), read);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wordsOf(block: Block): string {
  if (block.kind === 'list-item') return `${block.marker} ${block.text}`;
  if (block.kind !== 'table') return block.text;
  return [block.header, ...block.rows].map((cells) => cells.map(({ text }) => text).join('\n')).join('\n');
}
