import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../engine/runtime/find-program.ts';
import { launchChromium } from '../../lib/running/chromium.ts';
import type { WrittenText } from './texts.ts';

/** Widths of the text in millimetres, a page each: lines break elsewhere in each. */
export const WIDTHS_MM = [160, 115, 80] as const;
const TIMEOUT_MS = 120_000;

/** Makes a PDF of a web page in a folder. */
export type Maker = (page: string, folder: string) => Promise<Buffer>;

/** The programs that are installed, by name. */
export function installedMakers(): Map<string, Maker> {
  const makers = new Map<string, Maker>([['Chromium', byChromium]]);
  const office = findProgram('soffice');
  const ghostscript = findProgram('gs');
  if (office) makers.set('LibreOffice', (page, folder) => byOffice(office, page, folder));
  if (ghostscript)
    makers.set('Ghostscript', async (page, folder) => {
      const source = join(folder, 'source.pdf');
      writeFileSync(source, await (office ? byOffice(office, page, folder) : byChromium(page)));
      const target = join(folder, 'distilled.pdf');
      const options = [
        '-q',
        '-dBATCH',
        '-dNOPAUSE',
        '-dSAFER',
        '-sDEVICE=pdfwrite',
        `-sOutputFile=${target}`,
      ];
      execFileSync(ghostscript, [...options, source], { timeout: TIMEOUT_MS });
      return readFileSync(target);
    });
  return makers;
}

async function byChromium(page: string): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage();
    await tab.setContent(page);
    return await tab.pdf({
      format: 'A4',
      margin: { top: '20mm', left: '20mm', right: '20mm', bottom: '20mm' },
    });
  } finally {
    await browser.close();
  }
}

async function byOffice(program: string, page: string, folder: string): Promise<Buffer> {
  writeFileSync(join(folder, 'page.html'), page);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const options = [
    profile,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    join(folder, 'page.html'),
  ];
  execFileSync(program, options, { timeout: TIMEOUT_MS, stdio: 'ignore' });
  return readFileSync(join(folder, 'page.pdf'));
}

/** A text as a web page, once in each width. */
export function webPage({ language, direction, title, sections }: WrittenText): string {
  const body = sections.map(({ heading, paragraphs, steps, rows }) =>
    [
      `<h2>${heading}</h2>`,
      ...paragraphs.map((text) => `<p>${text}</p>`),
      `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
      `<table border="1" cellpadding="4">${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</table>`,
    ].join('\n'),
  );
  const pages = WIDTHS_MM.map(
    (width, at) =>
      `<div style="width:${width}mm;${at > 0 ? 'page-break-before:always' : ''}"><h1>${title}</h1>${body.join('\n')}</div>`,
  );
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"></head><body>${pages.join('\n')}</body></html>`;
}

/** The words of a text as they are written, in order, a block each. */
export const blocksOf = ({ title, sections }: WrittenText): string[] =>
  WIDTHS_MM.flatMap(() => [
    title,
    ...sections.flatMap(({ heading, paragraphs, steps, rows }) => [
      heading,
      ...paragraphs,
      ...steps.map((step, at) => `${at + 1}. ${step}`),
      ...rows.flat(),
    ]),
  ]);
