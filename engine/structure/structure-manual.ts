import { detectLanguage } from '../document/language.ts';
import type { Passage, Section, StructuredManual } from '../document/manual.ts';
import type { OpenedDocument, ReadPage } from '../document/pages.ts';
import { listElements } from './element.ts';
import { tieWarnings } from './govern.ts';
import { demoteHeadings } from './headings/demote-headings.ts';
import { findHeadings } from './headings/find-headings.ts';
import { titleOf } from './headings/guess-title.ts';
import { mendHeadings } from './headings/mend-headings.ts';
import { buildSections, type OpenHeading } from './headings/section-tree.ts';
import { listUnits } from './headings/section-units.ts';
import { healHyphens } from './heal-hyphens.ts';
import { findFigures } from './pages/figures.ts';
import { linkFigures } from './pages/link-figures.ts';
import { joinOverBreaks } from './pages/page-breaks.ts';
import { printedPages } from './pages/printed-pages.ts';
import { stripRunningLines } from './pages/running-lines.ts';
import { draftPassages, type PassageDraft } from './passage-drafts.ts';
import { takeContentsLists } from './tables/contents-list.ts';

/** The pages of a document, to be structured. */
export type StructureInput = {
  document: OpenedDocument;
  pages: readonly ReadPage[];
  /** The headings above a later part of a document. */
  open?: readonly OpenHeading[];
  /** ISO 639-1, if it was detected in an earlier part. */
  language?: string | undefined;
};

/** Extracts sections, passages and figures from the given pages. Pure; linear in the number of blocks. */
export function structureManual({ document, pages, open = [], language }: StructureInput): StructuredManual {
  const stripped = document.paged ? stripRunningLines(pages, document.outline) : pages;
  const mended = mendHeadings(listElements(stripped));
  const { rest, titles } = takeContentsLists(mended, document.outline);
  const elements = healHyphens(joinOverBreaks(rest));
  const first = pages[0]?.page ?? 1;
  const last = pages.at(-1)?.page ?? 0;
  const outline = document.outline.filter(({ page }) => page === null || (page >= first && page <= last));
  const headings = findHeadings(elements, outline, titles);
  const title = titleOf(document, elements, pages);
  const filled = buildSections(demoteHeadings(elements, headings), headings, title, document.paged, open);
  const figures = findFigures(filled);
  const sections = filled.map(({ section }) => section);
  const passages: Passage[] = [];
  for (const { section, elements: inside } of filled) {
    const drafts = draftPassages(listUnits(inside, section.heading));
    const firstOfWhole = new Map<object, number>();
    for (const draft of drafts) {
      const ordinal = passages.length;
      if (draft.whole && !firstOfWhole.has(draft.whole)) firstOfWhole.set(draft.whole, ordinal);
      const continues = draft.whole ? (firstOfWhole.get(draft.whole) ?? null) : null;
      passages.push(finishPassage(draft, ordinal, section, continues, document.paged));
    }
  }
  tieWarnings(passages, sections);
  linkFigures(passages, figures);
  addCaptions(passages, figures);
  const printed = document.paged ? printedPages(pages, document.labels) : {};
  return {
    title,
    ...(Object.keys(printed).length > 0 && { printed }),
    language: language ?? detectLanguage(passages.map(({ text }) => text)),
    sections,
    passages,
    figures,
  };
}

function finishPassage(
  draft: PassageDraft,
  ordinal: number,
  section: Section,
  continues: number | null,
  paged: boolean,
): Passage {
  const { kind, body, context, steps, table, level } = draft;
  const pages = paged ? body.pages : [];
  return {
    ordinal,
    section: section.ordinal,
    kind,
    heading: section.heading,
    path: section.path,
    text: body.text,
    context,
    page: pages.length > 0 ? Math.min(...pages) : section.page,
    pageEnd: pages.length > 0 ? Math.max(...pages) : section.page,
    spans: body.spans,
    steps,
    ...(body.listings.length > 0 && { listings: body.listings }),
    ...(body.labels.length > 0 && { labels: body.labels }),
    table,
    level,
    warnings: [],
    figures: [],
    continues,
  };
}

/** The captions of a passage's figures are searched with it, unless its text contains them already. */
function addCaptions(passages: readonly Passage[], figures: StructuredManual['figures']): void {
  for (const passage of passages) {
    const captions = passage.figures
      .map((ordinal) => figures[ordinal]?.caption ?? '')
      .filter((caption) => caption !== '' && !passage.text.includes(caption));
    passage.context = [passage.context, ...captions].filter((part) => part !== '').join('\n');
  }
}
