/** A chapter that is known by its headings, found again in the manuals as they are now. */
import type { Section } from '../../document/manual.ts';
import type { IndexedManual, ManualIndex } from '../../index/manual-index.ts';

/** A chapter as it is kept: a manual, and headings as they were printed when it was chosen. `path` as in `Section`. */
export type ChapterName = { manualId: string; heading: string; path: readonly string[] };

/** A chapter of an index: a section with all below it. */
export type Chapter = {
  manual: IndexedManual;
  section: Section;
  /** Numbers of its passages in the index. */
  passages: ReadonlySet<number>;
};

const NUMBER = /^(?:[A-Z]{0,2}\d{1,2}(?:\.\d{1,3})*[.):]?|\p{Lu}[.):])\s+(?=\p{L})/u;

/** A heading in one form: a new version numbers its chapters anew, and sets them in other letters. */
export const headingKey = (heading: string): string =>
  heading
    .replace(NUMBER, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The chapter of that name; null where the manual has none, or several that are equally like it. Of several with the same heading the
 * one counts whose headings above it are most like those that were kept.
 */
export function findChapter(index: ManualIndex, { manualId, heading, path }: ChapterName): Chapter | null {
  const manual = index.manuals.find((one) => one.manualId === manualId);
  const key = headingKey(heading);
  if (manual === undefined || key === '') return null;
  const above = path.map(headingKey);
  const found = manual.sections
    .filter((section) => headingKey(section.heading) === key)
    .map((section) => ({ section, likeness: likenessOf(section, above) }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best, second] = found;
  if (best === undefined || best.likeness === second?.likeness) return null;
  return { manual, section: best.section, passages: passagesBelow(index, manual, best.section) };
}

/** How many of the headings above a section are those that were kept, counted from the nearest; a whole match is worth one more. */
function likenessOf({ path }: Section, above: readonly string[]): number {
  const own = path.map(headingKey);
  let same = 0;
  while (same < own.length && same < above.length && own.at(-1 - same) === above.at(-1 - same)) same += 1;
  return same + Number(own.length === above.length && same === own.length);
}

/** A section and those below it, which follow it. */
export function sectionsBelow(
  { sections }: Pick<IndexedManual, 'sections'>,
  { ordinal }: Section,
): Section[] {
  const at = sections.findIndex((section) => section.ordinal === ordinal);
  const level = sections[at]?.level ?? 0;
  let end = at + 1;
  while ((sections[end]?.level ?? 0) > level) end += 1;
  return sections.slice(at, end);
}

function passagesBelow(
  { passages }: ManualIndex,
  manual: IndexedManual,
  section: Section,
): ReadonlySet<number> {
  const within = new Set(sectionsBelow(manual, section).map(({ ordinal }) => ordinal));
  const numbers = new Set<number>();
  const end = manual.firstPassage + manual.passageCount;
  for (let number = manual.firstPassage; number < end; number += 1)
    if (within.has(passages[number]?.section ?? -1)) numbers.add(number);
  return numbers;
}
