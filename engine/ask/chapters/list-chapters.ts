/** The chapters of the manuals to choose from, and the one that a name is likely to mean. */

import { termsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import type { IndexedManual, ManualIndex } from '../../index/manual-index.ts';
import { search } from '../find/search.ts';
import { type ChapterName, headingKey } from './find-chapter.ts';

/** A chapter as it is shown; `page` is 1-based, null where the manual has none. */
export type ListedChapter = ChapterName & { title: string; level: number; page: number | null };

/** Deeper headings are single steps. */
const MAX_LEVEL = 4;
/** More are no list to choose from. */
const MOST_LISTED = 600;
/** Mean share of the words of the name and of the heading that both have, above which a heading is meant. */
const ALIKE = 0.5;

/** All that have a heading and something below it, in reading order. */
export function listChapters(index: ManualIndex): ListedChapter[] {
  const filled = filledSections(index);
  return index.manuals
    .flatMap(({ manualId, title, sections }) =>
      sections
        .filter(
          ({ level, ordinal, heading }) =>
            level <= MAX_LEVEL && heading.trim() !== '' && filled.has(`${manualId} ${ordinal}`),
        )
        .map(({ heading, path, level, page }) => ({ manualId, title, heading, path, level, page })),
    )
    .slice(0, MOST_LISTED);
}

/** Sections that hold something, themselves or below them. */
function filledSections({ manuals, passages }: ManualIndex): Set<string> {
  const filled = new Set<string>();
  for (const manual of manuals) {
    const { manualId, sections, firstPassage, passageCount } = manual;
    const own = new Set(
      passages.slice(firstPassage, firstPassage + passageCount).map(({ section }) => section),
    );
    let last = Number.POSITIVE_INFINITY;
    // From the end: a section holds what the deeper ones behind it hold.
    for (const { ordinal, level } of sections.toReversed()) {
      if (own.has(ordinal) || level < last) filled.add(`${manualId} ${ordinal}`);
      last = filled.has(`${manualId} ${ordinal}`) ? level : Math.min(last, level);
    }
  }
  return filled;
}

/** The chapter whose heading has most of a name's words, else the one in which the name is found; null where none is. */
export function suggestChapter(index: ManualIndex, name: string): ListedChapter | null {
  const chapters = listChapters(index);
  const languages = new Map(index.manuals.map((manual) => [manual.manualId, manual]));
  const scored = chapters
    .map((chapter) => ({ chapter, alike: likeness(languages.get(chapter.manualId), chapter.heading, name) }))
    .sort((a, b) => b.alike - a.alike);
  const [best] = scored;
  if (best !== undefined && best.alike > ALIKE) return best.chapter;
  const { passages, band } = search(index, name, { limit: 1 });
  const [found] = passages;
  if (found === undefined || band === 'none') return null;
  const { heading, path } = found.passage;
  const isOf = (one: ListedChapter) =>
    one.manualId === found.manualId && one.heading === heading && one.path.join('\n') === path.join('\n');
  return chapters.find(isOf) ?? null;
}

/** Mean share of the words of two names that both have: all of the shorter one count as much as all of the longer. */
function likeness(manual: IndexedManual | undefined, heading: string, name: string): number {
  if (manual === undefined) return 0;
  const language = languageOf(manual.language);
  const [own, asked] = [heading, name].map((text) => new Set(termsOf(headingKey(text), language)));
  if (own === undefined || asked === undefined) return 0;
  const both = [...own].filter((term) => asked.has(term)).length;
  return both === 0 ? 0 : (both / own.size + both / asked.size) / 2;
}
