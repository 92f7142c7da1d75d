import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import type { Chapter, ManualTitle } from '../source/blocks.ts';
import { type HeadingPages, manualHtml } from './html.ts';
import { numberManual, numberOf } from './numbering.ts';

async function print(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
}

/** The text of each page, laid out as printed so that a number stands beside its heading (poppler's pdftotext). */
function pagesOfText(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, maxBuffer: 1 << 26 });
  return text.toString('utf8').split('\f').slice(0, -1);
}

function findHeadings(pages: string[], chapters: Chapter[]): HeadingPages {
  const numbering = numberManual(chapters);
  const headings = chapters.flatMap((chapter, index) => [
    `${index + 1} ${chapter.title}`,
    ...chapter.sections.map((section) => `${numberOf(numbering, 'sec', section.id)} ${section.title}`),
  ]);
  // The cover and the contents come first and name the headings too.
  const bodies = pages.map((text, index) => (index < 2 ? '' : text.replace(/\s+/g, ' ')));
  const found: HeadingPages = new Map();
  for (const heading of headings) {
    const index = bodies.findIndex((text) => text.includes(heading));
    if (index < 0) throw new Error(`The heading "${heading}" is on no page.`);
    found.set(heading, index + 1);
  }
  return found;
}

/** Prints the manual twice: once to learn the pages of its headings, once with them in the contents. */
export async function makePdf(page: Page, title: ManualTitle, chapters: Chapter[]): Promise<Buffer> {
  const draft = await print(page, manualHtml(title, chapters, new Map()));
  return print(page, manualHtml(title, chapters, findHeadings(pagesOfText(draft), chapters)));
}
