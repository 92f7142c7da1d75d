import type { Passage } from '../document/manual.ts';
import { isWithinOne, type Stretch, splitSentences } from '../document/sentences.ts';
import { isLegal, leadsElsewhere } from './words/references.ts';

/** A place that names another of the same manual by its number; `printed` as it stands there: "chapter 20". */
export type Reference = { passage: Passage; number: string; printed: string; sentence: Stretch };

/** References of a passage. @param pattern global; its first group is the number */
export function referencesIn(passage: Passage, pattern: RegExp): Reference[] {
  const { text, heading, path, listings = [] } = passage;
  // The copies of matches are made only where there are some.
  if (text.search(pattern) < 0 || isLegal([heading, ...path])) return [];
  const sentences = splitSentences(text);
  return [...text.matchAll(pattern)].flatMap((match): Reference[] => {
    const at = { start: match.index, end: match.index + match[0].length };
    if (isWithinOne(listings, at) || leadsElsewhere(text, at.start, at.end)) return [];
    const sentence = sentences.find(({ start, end }) => start <= at.start && at.start < end) ?? at;
    const number = match[1] ?? '';
    const whole = { ...sentence, end: Math.max(sentence.end, at.end) };
    return [{ passage, number, printed: match[0], sentence: whole }];
  });
}

/**
 * The references that lead nowhere; none where many do, because then the manual numbers otherwise than it was read.
 * @param share the most that may lead nowhere
 */
export function dangling(
  references: readonly Reference[],
  leadsSomewhere: (number: string) => boolean,
  share = 0.2,
): Reference[] {
  const found = references.filter(({ number }) => !leadsSomewhere(number));
  return found.length <= share * references.length ? found : [];
}
