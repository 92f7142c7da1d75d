import type { Passage } from '../../document/manual.ts';
import type { IndexedManual, ManualIndex } from '../../index/manual-index.ts';
import { headingsForSpecialists } from '../say/specialists.ts';

/** A section and all below it, in the main language of its manual, that customers may be led to. */
export type HeadedSection = {
  /** Without its number. */
  heading: string;
  level: number;
  language: string;
  passages: readonly Passage[];
};

const NUMBER = /^[A-Z]?\d{1,2}(?:\.\d{1,3})*[.):]?\s+(?=\p{L}{2})/u;

/** The sections of all manuals in their order, without those that are for specialists alone or hold nothing. */
export function headedSections(index: ManualIndex): HeadedSection[] {
  const left = headingsForSpecialists(index);
  return index.manuals.flatMap((manual) => {
    const firstOf = firstPassages(index, manual);
    return manual.sections.flatMap((section, at): HeadedSection[] => {
      const { level } = section;
      const found = left.has(section.heading) ? null : below(index, manual, firstOf, at);
      if (found === null || found.language !== manual.language) return [];
      const heading = section.heading.replace(NUMBER, '').replace(/[\s.:…]+$/u, '');
      return [{ heading: heading.trim(), level, ...found }];
    });
  });
}

/** Section → number of its first passage; those without passages are missing. */
function firstPassages(
  { passages }: ManualIndex,
  { firstPassage, passageCount }: IndexedManual,
): Map<number, number> {
  const firstOf = new Map<number, number>();
  for (let number = firstPassage + passageCount - 1; number >= firstPassage; number -= 1)
    firstOf.set(passages[number]?.section ?? -1, number);
  return firstOf;
}

/** What stands in a section and below it, with the language that it begins in; null where nothing does. */
function below(
  { passages, languageOf }: ManualIndex,
  { sections, firstPassage, passageCount }: IndexedManual,
  firstOf: ReadonlyMap<number, number>,
  at: number,
): Pick<HeadedSection, 'passages' | 'language'> | null {
  const level = sections[at]?.level ?? 0;
  let end = at + 1;
  while ((sections[end]?.level ?? 0) > level) end += 1;
  const within = new Set(sections.slice(at, end).map(({ ordinal }) => ordinal));
  const first = [...within].map((ordinal) => firstOf.get(ordinal)).find((number) => number !== undefined);
  if (first === undefined) return null;
  let last = first;
  while (last < firstPassage + passageCount && within.has(passages[last]?.section ?? -1)) last += 1;
  return { passages: passages.slice(first, last), language: languageOf[first] ?? '' };
}
