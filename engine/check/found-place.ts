import { groupByPage } from '../ask/say/citations/group-by-page.ts';
import { boxesOf, quoteLines } from '../ask/say/citations/quote-lines.ts';
import type { Figure, Passage } from '../document/manual.ts';
import { type Stretch, splitSentences } from '../document/sentences.ts';
import type { CheckedManual, FoundPlace } from './finding.ts';

/** Longer quotes tell a reader nothing more; the page shows the rest. */
const MAX_QUOTE_CHARS = 400;
const MAX_WORD_CHARS = 40;

/** Where characters of a passage stand: their first page, the words on it and the lines that hold them. */
export function placeOf(passage: Passage, { start, end }: Stretch): FoundPlace {
  const { heading, text, page, pageEnd, spans } = passage;
  const to = end - start > MAX_QUOTE_CHARS ? wordEnd(text, start + MAX_QUOTE_CHARS) : end;
  const [first] = groupByPage(spans.filter((span) => span.start < to && span.end > start));
  if (first === undefined) {
    const quote = spans.length === 0 ? text.slice(start, to).trim() : '';
    return { page, pageEnd, heading, quote, boxes: [] };
  }
  const on = first[0]?.page ?? page;
  const quote = quoteLines(passage, first, { start, end: to });
  return { page: on, pageEnd: on, heading, quote, boxes: boxesOf(first) };
}

/** The end of the last word that is whole before this character. */
function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - MAX_WORD_CHARS ? space : at;
}

/** Where a step begins: its first sentence. */
export function placeOfStep(passage: Passage, { start, end }: Stretch): FoundPlace {
  const [first] = splitSentences(passage.text.slice(start, end));
  return placeOf(passage, first ? { start: start + first.start, end: start + first.end } : { start, end });
}

/** Where a picture stands, with its caption. */
export function placeOfFigure({ sections }: CheckedManual, figure: Figure): FoundPlace {
  const { page, box, caption, section } = figure;
  const heading = sections[section]?.heading ?? '';
  const boxes = page === null || box === null ? [] : [{ page, box }];
  return { page, pageEnd: page, heading, quote: caption, boxes };
}
