/** A section of a manual sentence by sentence, with what of it are items of lists and steps of procedures. */

import { markerFamily, markerNumber, parseListMarker } from '../../../engine/document/list-marker.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import { isWithinOne, splitSentences } from '../../../engine/document/sentences.ts';
import type { ManualSource } from '../../../engine/index/manual-index.ts';

/** A sentence as it stands in a section. */
export type Line = {
  passage: Passage;
  /** Without the marker of an item. */
  text: string;
  /** It ends what stands on lines of its own: a paragraph, an item. */
  endsBlock: boolean;
  /** What the item begins with that the sentence opens; null for all other sentences. */
  item: { marker: string; family: string; number: number | null } | null;
};

/** The sentences of each section in reading order: of running text, steps and labels; tables have rows. */
export function sectionLines({ passages }: Pick<ManualSource, 'passages'>): Map<number, Line[]> {
  const sections = new Map<number, Line[]>();
  for (const passage of passages) {
    if (passage.kind === 'table' || passage.kind === 'code') continue;
    const own = sections.get(passage.section);
    if (own === undefined) sections.set(passage.section, linesOf(passage));
    else own.push(...linesOf(passage));
  }
  return sections;
}

function linesOf(passage: Passage): Line[] {
  const { text, labels = [], listings = [] } = passage;
  const hidden = [...labels, ...listings];
  return splitSentences(text).flatMap((sentence): Line[] => {
    if (isWithinOne(hidden, sentence)) return [];
    const said = text.slice(sentence.start, sentence.end);
    const isOpening = sentence.start === 0 || text.charAt(sentence.start - 1) === '\n';
    const parsed = parseListMarker(said);
    const isItem = parsed !== null && (isOpening || parsed.ordered) && /\p{L}/u.test(parsed.rest);
    const endsBlock = /^[^\S\n]*(?:\n|$)/.test(text.slice(sentence.end));
    if (!isItem) return [{ passage, text: said, endsBlock, item: null }];
    const { marker, ordered, rest } = parsed;
    const number = ordered ? markerNumber(marker) : null;
    return [{ passage, text: rest, endsBlock, item: { marker, family: markerFamily(marker), number } }];
  });
}
