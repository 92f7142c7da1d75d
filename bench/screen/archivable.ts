/**
 * `npm run bench -- archivable [FILE…]`: whether what the product makes can be archived: a plate with a code of 10 mm, all sheets of labels, a report, and the
 * copy for archives of the sample's manual, or of the PDFs that are named.
 * With `VERAPDF` (the command of veraPDF, which needs Java) each has to be valid PDF/A-2b; without it qpdf must read it and pdffonts find all its fonts
 * in it (Debian's packages qpdf and poppler-utils).
 */
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LABEL_LAYOUTS } from '../../contracts/manuals/label-layouts.ts';
import { createPictureDecoder } from '../../engine/picture/picture-decoder.ts';
import { openPdfium } from '../../engine/read/pdf/pdfium.ts';
import { createPageRenderer } from '../../engine/read/render.ts';
import { labelSheets } from '../../server/lib/labels/label-sheet.ts';
import { type ArchiveCopies, createArchiveCopies } from '../../server/modules/files/archive-copy.ts';
import { platePdf } from '../../server/modules/instructions/codes/plate.ts';
import { drawChecks } from '../../server/modules/manual-checks/check-document.ts';
import { printTable } from '../lib/figures/table.ts';

const exec = promisify(execFile);
const { VERAPDF } = process.env;

const SAMPLE = fileURLToPath(new URL('../../sample/manual.pdf', import.meta.url));
const ADDRESS = 'https://manuals.example/i/abcdefghjkmn';
const LABELS = Array.from({ length: 50 }, (_, i) => ({
  address: `${ADDRESS}?p=${i}`,
  lines: [`Étage ${i}`],
}));

const documents: readonly (readonly [name: string, draw: () => Promise<Readable>])[] = [
  ['plate', () => platePdf({ address: ADDRESS, lines: ['Manual', 'Größe Ω'], sideMm: 10 })],
  ...LABEL_LAYOUTS.map((layout) => [layout, () => labelSheets(layout, LABELS)] as const),
  [
    'report',
    () => drawChecks({ brandName: 'Manualist', productName: 'Насос', checks: [], madeAt: new Date() }),
  ],
];

/** Copies of manuals as an instructions page offers them. */
function createCopies() {
  const renderer = createPageRenderer();
  const decoder = createPictureDecoder();
  const copies = createArchiveCopies({
    pictures: { find: ({ key, page, widthPx }) => renderer.renderPage(key, page, { tenant: '', widthPx }) },
    withLocalFile: (path, use) => use(path),
    describePage: renderer.describePage,
    shapePicture: decoder.shape,
  });
  const close = (): void => {
    renderer.close();
    decoder.close();
  };
  return { make: (path: string) => copyOf(copies, path), close };
}

async function copyOf(copies: ArchiveCopies, fileKey: string): Promise<Readable> {
  const { pages, close } = await openPdfium(fileKey);
  close();
  const about = { companyId: '', title: basename(fileKey), language: 'en', headings: [] };
  const copy = await copies.make({ ...about, fileKey, pages });
  if (!copy) throw new Error(`${fileKey} can’t be drawn.`);
  return copy;
}

/** @returns what is wrong with the file; empty for nothing */
const findFaults = (path: string): Promise<string> => (VERAPDF ? byVeraPdf(VERAPDF, path) : byFonts(path));

async function byVeraPdf(command: string, path: string): Promise<string> {
  const said = await sayOf(command, ['--flavour', '2b', '--format', 'text', '-v', path]);
  return said.startsWith('PASS') ? '' : said.split('\n').join(', ');
}

async function byFonts(path: string): Promise<string> {
  const checked = await sayOf('qpdf', ['--check', path]);
  if (!checked.includes('No syntax or stream encoding errors found')) return checked;
  const [head = '', , ...fonts] = (await sayOf('pdffonts', [path])).split('\n');
  const at = head.indexOf('emb');
  return fonts.filter((font) => !font.startsWith('yes', at)).join(', ');
}

/** What a command says, also where it ends with a fault. @throws where there is no such command */
async function sayOf(command: string, args: string[]): Promise<string> {
  const { stdout } = await exec(command, args).catch((error: { code?: unknown; stdout?: string }) => {
    if (error.code === 'ENOENT') throw new Error(`${command} is not installed.`);
    return { stdout: error.stdout || String(error) };
  });
  return stdout.trim();
}

export async function run(files: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-archivable-'));
  const copies = createCopies();
  const manuals = files.length > 0 ? files : [SAMPLE];
  const all = [...documents, ...manuals.map((file) => [basename(file), () => copies.make(file)] as const)];
  try {
    const rows: string[][] = [];
    for (const [name, draw] of all) {
      const path = join(folder, `${name}.pdf`);
      await pipeline(await draw(), createWriteStream(path));
      rows.push([name, await findFaults(path)]);
    }
    printTable(
      ['document', VERAPDF ? 'veraPDF, PDF/A-2b' : 'qpdf and pdffonts'],
      rows.map(([name = '', fault]) => [name, fault || 'valid']),
    );
    if (rows.some(([, fault]) => fault !== '')) process.exitCode = 1;
  } finally {
    copies.close();
    await rm(folder, { recursive: true });
  }
}
