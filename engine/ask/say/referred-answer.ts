import type { Stretch } from '../../document/sentences.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { manualOfPassage } from '../../index/manual-index.ts';
import { asksMore, type Query } from '../base/query.ts';
import type { FoundPassage } from '../find/search.ts';
import { captionIn } from '../question/forms/find-referred.ts';
import { legendItems } from '../question/legend-items.ts';
import type { CitationList } from './citations/citations.ts';
import type { ExtractedAnswer } from './extracted-answer.ts';

/**
 * The answer to a question that asks for nothing but a figure or a part by its number: the row or the item of the
 * legend, or the caption with its legend. Null for one that asks for more, or whose best passage holds neither.
 */
export function answerReferred(
  index: ManualIndex,
  query: Query,
  best: FoundPassage,
  citations: CitationList,
): ExtractedAnswer | null {
  const { referred } = query;
  if (referred === null) return null;
  const bare = { steps: [], table: null, sources: [best] };
  const item = referred.items.find(({ passage }) => passage === best.number);
  if (item !== undefined) {
    const citation = citations.cite(best, item.start, item.end);
    if (item.row === null) return { ...bare, content: best.passage.text.slice(item.start, item.end) };
    const table = { header: best.passage.table?.header ?? [], rows: [item.row], citation };
    return { ...bare, content: best.passage.heading, table };
  }
  if (asksMore(query.terms)) return null;
  const shown = captionOf(index, query, best);
  if (shown === null) return null;
  citations.cite(best, shown.start, shown.end);
  return { ...bare, content: inLines(best.passage.text.slice(shown.start, shown.end)) };
}

/** The caption of the named figure in a passage, with the legend below it. */
function captionOf(
  index: ManualIndex,
  { referred }: Query,
  { number, passage }: FoundPassage,
): Stretch | null {
  if (referred === null || referred.figure === null) return null;
  const { manualId, figures } = manualOfPassage(index, number);
  const named = figures.filter(({ ordinal }) =>
    referred.figures.some((other) => other.manualId === manualId && other.ordinal === ordinal),
  );
  const caption = captionIn(passage.text, named, referred.figure);
  if (caption === null) return null;
  const legend = legendItems(passage.text.slice(caption.end)).at(-1);
  return legend ? { start: caption.start, end: caption.end + legend.end } : caption;
}

/** The items of a legend, which are printed in columns, each in a line of its own. */
function inLines(text: string): string {
  const items = legendItems(text);
  const caption = text.slice(0, items[0]?.start).trim();
  return [caption, ...items.map(({ start, end }) => text.slice(start, end).trim())].join('\n');
}
