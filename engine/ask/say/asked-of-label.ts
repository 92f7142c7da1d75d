import { parseListMarker } from '../../document/list-marker.ts';
import type { Stretch } from '../../document/sentences.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { countWords } from '../../structure/element.ts';
import type { FoundPassage } from '../find/search.ts';
import { type ExtractWish, extractWindow } from './extract.ts';
import { readable } from './readable.ts';

/** From so many words on a safety label answers nobody by itself. */
const LONG_LABEL = 80;
/** A longer item is a list's introduction, or all of the label. */
const MAX_ITEM_WORDS = 60;

/**
 * What of a long safety label was asked for: its item, or its sentence where it has none. The label itself is shown as one, whole, in
 * the answer's warnings. Null for a short one, and where its first words are meant.
 */
export function askedOfLabel(
  index: ManualIndex,
  { number, passage }: FoundPassage,
  wish: Omit<ExtractWish, 'maxWords'>,
): string | null {
  const { text } = passage;
  if (countWords(text) < LONG_LABEL) return null;
  const asked = extractWindow(index, number, { ...wish, maxWords: 1 });
  if (asked === null || asked.lead === 0) return null;
  const { start, end } = itemAround(text, asked.lead) ?? { start: asked.lead, end: asked.end };
  return readable(passage, start, end);
}

/** Characters that are read for a list marker; the longest ("Schritt 12: ") has fewer. */
const MARKER_CHARACTERS = 20;

/** The item of a list that character `at` stands in; null where it stands in none, or in one that is too long. */
function itemAround(text: string, at: number): Stretch | null {
  let start: number | null = null;
  let end = text.length;
  for (const { index } of text.matchAll(/^/gmu)) {
    if (parseListMarker(text.slice(index, index + MARKER_CHARACTERS)) === null) continue;
    if (index <= at) start = index;
    else {
      end = index;
      break;
    }
  }
  if (start === null || countWords(text.slice(start, end)) > MAX_ITEM_WORDS) return null;
  return { start, end };
}
