import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Chapter, ManualTitle } from '../source/blocks.ts';
import { cover } from '../source/drawings/front.ts';
import { blockHtml } from './html-blocks.ts';
import { escapeMarkup, type Numbering, numberManual, numberOf } from './numbering.ts';

/** Page of each heading by its text ("9.5 Descaling"), 1-based; empty while it is not known yet. */
export type HeadingPages = Map<string, number>;

const require = createRequire(import.meta.url);

function fontFace(family: 'sans' | 'mono', weight: number): string {
  const file = require.resolve(
    `@fontsource/ibm-plex-${family}/files/ibm-plex-${family}-latin-${weight}-normal.woff2`,
  );
  const name = family === 'sans' ? 'IBM Plex Sans' : 'IBM Plex Mono';
  return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;
}

/** Fonts and rules for drawings and pages. */
export function styleSheet(): string {
  const faces = [fontFace('sans', 400), fontFace('sans', 600), fontFace('mono', 400), fontFace('mono', 500)];
  const rules = ['drawings.css', 'page-frame.css', 'text.css', 'front-matter.css', 'blocks.css'].map((name) =>
    readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'),
  );
  return [...faces, ...rules].join('\n');
}

/** Running heads: one named page per chapter that starts a page; chapters that follow on it share it. */
function pageRules(chapters: Chapter[], title: ManualTitle): string {
  return chapters
    .map((chapter, index) => {
      if (!chapter.startsPage) return '';
      const head = chapter.runningTitle ?? `${index + 1} ${chapter.title}`;
      return `@page chapter-${index + 1} {
        @top-left { content: "${title.model} ${title.subtitle}" }
        @top-right { content: "${head}" }
        @bottom-left { content: "Ondrell · ${title.documentNumber} · ${title.edition}" }
        @bottom-right { content: counter(page) }
      }`;
    })
    .join('\n');
}

function coverHtml(title: ManualTitle): string {
  return `<section class="cover"><p class="brand">Ondrell</p><p class="works">Espresso Works</p><div class="art">${cover()}</div>
    <div class="names"><p class="model">${title.model}</p><p class="product">${title.product}</p><p class="subtitle">${title.subtitle}</p></div>
    <p class="imprint"><span>${title.documentNumber} · ${title.edition} · English</span><span>${title.company}, ${title.address}</span></p></section>`;
}

function contentsHtml(chapters: Chapter[], numbering: Numbering, pages: HeadingPages): string {
  const line = (level: string, number: string, heading: string, id: string): string =>
    `<p class="${level}"><a href="#${id}"><span class="n">${number}</span><span>${escapeMarkup(heading)}</span><i></i><span class="n">${pages.get(`${number} ${heading}`) ?? ''}</span></a></p>`;
  const lines = chapters.flatMap((chapter, index) => [
    line('chapter', String(index + 1), chapter.title, chapter.id),
    ...chapter.sections.map((section) =>
      line('section', numberOf(numbering, 'sec', section.id), section.title, section.id),
    ),
  ]);
  return `<nav class="contents"><p class="heading">Contents</p><div>${lines.join('')}</div></nav>`;
}

function chapterHtml(chapter: Chapter, index: number, pageName: string, numbering: Numbering): string {
  const sections = chapter.sections.map(
    (section) =>
      `<section><h2 id="${section.id}"><span class="n">${numberOf(numbering, 'sec', section.id)}</span> ${escapeMarkup(section.title)}</h2>${section.blocks.map((block) => blockHtml(block, numbering)).join('\n')}</section>`,
  );
  const blocks = chapter.blocks.map((block) => blockHtml(block, numbering)).join('\n');
  return `<article${chapter.startsPage ? '' : ' class="follows"'} style="page:${pageName}"><h1 id="${chapter.id}"><span class="n">${index + 1}</span> ${escapeMarkup(chapter.title)}</h1>${blocks}${sections.join('\n')}</article>`;
}

/** The whole manual as one HTML page for printing; `pages` fills the numbers of the contents. */
export function manualHtml(title: ManualTitle, chapters: Chapter[], pages: HeadingPages): string {
  const numbering = numberManual(chapters);
  let pageName = '';
  const articles = chapters.map((chapter, index) => {
    if (chapter.startsPage) pageName = `chapter-${index + 1}`;
    return chapterHtml(chapter, index, pageName, numbering);
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title.company} ${title.model}: ${title.subtitle}</title><style>${styleSheet()}${pageRules(chapters, title)}</style></head><body>${coverHtml(title)}${contentsHtml(chapters, numbering, pages)}${articles.join('\n')}</body></html>`;
}
