import { languageOf } from '../../index/language.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';
import { formGroups } from '../words/synonyms.ts';

type Partners = ReadonlyMap<string, ReadonlySet<string>>;

const { stem } = languageOf('en');
/**
 * English words that can be put for one another in a question without asking something else (`interchangeable.tsv`). Narrower than the
 * synonyms of search, which only have to lead to the right page ("defrost" leads to "freeze").
 */
const groups = (unlessToldApart: boolean): string[][] =>
  (WORDS.get('en')?.interchangeable ?? [])
    .filter((group) => group.unlessToldApart === unlessToldApart)
    .map(({ words }) => [...words]);

const always = whenNeeded(() => partnersOf([...groups(false), ...formGroups('en')]));
/** Unless the manual uses both: a manual that says "rinse" and "clean" tells the two apart. */
const unlessToldApart = whenNeeded(() => partnersOf(groups(true)));

/** Whether two English stems mean the same; `isToldApart` says whether the manual uses both. */
export function isSameMeaning(a: string, b: string, isToldApart: boolean): boolean {
  if (always().get(a)?.has(b)) return true;
  return !isToldApart && unlessToldApart().get(a)?.has(b) === true;
}

/** Whether an English stem is that of a word in the lists here, and so no misspelling of another. */
export const isOrdinary = (term: string): boolean => always().has(term) || unlessToldApart().has(term);

function partnersOf(groups: readonly (readonly string[])[]): Partners {
  const partners = new Map<string, Set<string>>();
  for (const group of groups.map((words) => words.map(stem))) {
    for (const word of group) partners.set(word, new Set([...(partners.get(word) ?? []), ...group]));
  }
  return partners;
}
