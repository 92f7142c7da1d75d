import type { Passage, Span } from '../../../document/manual.ts';
import { isWithinOne, type Stretch } from '../../../document/sentences.ts';
import type { Citation, PageBox } from '../../base/answer.ts';
import type { FoundPassage } from '../../find/search.ts';
import { groupByPage } from './group-by-page.ts';
import { boxesOf, quoteLines } from './quote-lines.ts';

/** Characters `start` to `end` of a passage (its number in the index) that a citation quotes. */
export type CitedRange = { passage: number; start: number; end: number; citation: number };

/** Characters `start` to `end` of a found passage. */
export type CitedPiece = Stretch & { found: FoundPassage };

/** The citations of one answer, in the order in which they are made. */
export type CitationList = {
  readonly citations: Citation[];
  readonly ranges: readonly CitedRange[];
  /**
   * Cites characters `start` to `end` of a passage: one citation for each page they stand on, the page of character
   * `anchor` first. Returns the number of the first; what is cited already is not cited twice.
   */
  cite(found: FoundPassage, start: number, end: number, anchor?: number): number;
  /**
   * Cites pieces of one section together: one citation for each page they stand on, the page of the `anchor` first, if one
   * is given. Returns the number of the first.
   */
  citeTogether(pieces: readonly CitedPiece[], anchor?: { passage: number; at: number }): number;
  /** Whether a character of a passage is cited already. @param passage its number in the index */
  holds(passage: number, at: number): boolean;
  /** Number of the citation that contains a character of a passage; a citation is made if there is none. */
  numberAt(found: FoundPassage, start: number, end: number): number;
};

export function createCitationList(): CitationList {
  const citations: Citation[] = [];
  const ranges: CitedRange[] = [];
  const holder = (passage: number, at: number) =>
    ranges.find((range) => range.passage === passage && range.start <= at && at < range.end)?.citation;
  const list: CitationList = {
    citations,
    ranges,
    cite(found, start, end, anchor = start) {
      const parts = splitAtPages(found.passage, start, end);
      const first = parts.findIndex((part) => part.start <= anchor && anchor < part.end);
      const ordered = first > 0 ? [...parts.splice(first, 1), ...parts] : parts;
      for (const part of ordered) {
        const known = ranges.find(
          ({ passage, start: from, end: to }) =>
            passage === found.number && from <= part.start && part.end <= to,
        );
        if (known !== undefined) continue;
        ranges.push({ passage: found.number, start: part.start, end: part.end, citation: citations.length });
        citations.push(toCitation(found, part));
      }
      return holder(found.number, anchor) ?? holder(found.number, ordered[0]?.start ?? start) ?? 0;
    },
    citeTogether(pieces, anchor) {
      const number = citations.length;
      const placed = pieces.flatMap(({ found, start, end }) =>
        splitAtPages(found.passage, start, end).map((part) => ({ found, part })),
      );
      const isAnchor = ({ found, part: { start, end } }: PlacedPart) =>
        anchor?.passage === found.number && start <= anchor.at && anchor.at < end;
      const pages = [...new Set(placed.map(({ part }) => part.page))].map((page) =>
        placed.filter(({ part }) => part.page === page),
      );
      pages.sort((a, b) => Number(b.some(isAnchor)) - Number(a.some(isAnchor)));
      for (const page of pages) {
        for (const { found, part } of page) {
          const { start, end } = part;
          ranges.push({ passage: found.number, start, end, citation: citations.length });
        }
        citations.push(...joinParts(page));
      }
      return number;
    },
    holds: (passage, at) => holder(passage, at) !== undefined,
    numberAt: (found, start, end) => holder(found.number, start) ?? list.cite(found, start, end),
  };
  return list;
}

type PlacedPart = { found: FoundPassage; part: PagePart };

type PagePart = {
  start: number;
  end: number;
  page: number | null;
  pageEnd: number | null;
  quote: string;
  boxes: PageBox[];
};

/** Splits a range of a passage's text at page borders and trims white space at the cuts. */
function splitAtPages(passage: Passage, start: number, end: number): PagePart[] {
  const { labels = [] } = passage;
  const isQuoted = (span: Span): boolean =>
    span.start < end && span.end > start && !isWithinOne(labels, span);
  const groups = groupByPage(passage.spans.filter(isQuoted));
  if (groups.length === 0) {
    const range = trimRange(passage.text, start, end);
    // If no line can be quoted, the page is cited without a quote.
    const quote = passage.spans.length === 0 ? passage.text.slice(range.start, range.end) : '';
    return [{ ...range, page: passage.page, pageEnd: passage.pageEnd, quote, boxes: [] }];
  }
  return groups
    .map((spans, i): PagePart => {
      const from = i === 0 ? start : (spans[0]?.start ?? start);
      const to = groups[i + 1]?.[0]?.start ?? end;
      const page = spans[0]?.page ?? passage.page;
      const range = trimRange(passage.text, from, to);
      return {
        ...range,
        page,
        pageEnd: page,
        quote: quoteLines(passage, spans, range),
        boxes: boxesOf(spans),
      };
    })
    .filter((part) => part.end > part.start);
}

function toCitation({ manualId, title, passage }: FoundPassage, part: PagePart): Citation {
  return {
    manualId,
    title,
    page: part.page,
    pageEnd: part.pageEnd,
    heading: passage.heading,
    path: passage.path,
    quote: part.quote,
    boxes: part.boxes,
  };
}

/** Joins the parts on one page into one citation. */
function joinParts(parts: readonly PlacedPart[]): Citation[] {
  const [first] = parts;
  if (first === undefined) return [];
  const quote = parts.flatMap(({ part }) => (part.quote === '' ? [] : part.quote)).join('\n');
  return [{ ...toCitation(first.found, first.part), quote, boxes: parts.flatMap(({ part }) => part.boxes) }];
}

/** The range without white space at both ends; empty (`end` = `start`) if there is nothing else. */
function trimRange(text: string, start: number, end: number): { start: number; end: number } {
  const inside = text.slice(start, end);
  const leading = inside.length - inside.trimStart().length;
  return { start: start + leading, end: start + Math.max(leading, inside.trimEnd().length) };
}
