import type { Section } from '../../../document/manual.ts';
import { splitSentences } from '../../../document/sentences.ts';
import { type ManualIndex, manualOfPassage, SEGMENT, segmentTerms } from '../../../index/manual-index.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../../../words/named-words.ts';
import { meaningsOf, type Query } from '../../base/query.ts';
import type { FoundPassage } from '../../find/search.ts';

/** "see 9.5", "(9.5.1)": numbers of sections. */
const SECTION_NUMBER = /(?<![\d.,])\d{1,2}(?:\.\d{1,2}){1,3}(?![\d.,]*\d)/g;
/** How a sentence sends its reader to another place. */
const referring = whenNeeded(() => wordForms(`‹${formsOfAll('printed', 'refers')}›`));
/** A title of one word stands in sentences by chance. */
const MIN_TITLE_WORDS = 2;

/** The number that a section's heading begins with, "-" for one without. */
export const numberOfSection = ({ heading }: Pick<Section, 'heading'>): string =>
  /^\d+(?:\.\d+)+(?=\s|$)/.exec(heading)?.[0] ?? '-';

/** The numbers of sections that texts name. */
export const sectionNumbersIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(SECTION_NUMBER) ?? []));

/**
 * The steps that a passage sends its reader to for what was asked: "To replace the pump, see 9.4". Null where no sentence
 * that names the action of the question does, or where the section has none.
 */
export function referredProcedure(
  index: ManualIndex,
  { isHowTo, action }: Pick<Query, 'isHowTo' | 'action'>,
  found: FoundPassage,
): FoundPassage | null {
  if (!isHowTo || action === null) return null;
  const meant = new Set(meaningsOf(action));
  const { text } = found.passage;
  const senders = splitSentences(text)
    .filter((_, i) =>
      segmentTerms(index, found.number, SEGMENT.firstSentence + i).some((term) => meant.has(term)),
    )
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => referring().test(sentence));
  if (senders.length === 0) return null;
  const { sections, firstPassage, passageCount } = manualOfPassage(index, found.number);
  const numbers = sectionNumbersIn(senders);
  const named = sections.filter(
    (section) =>
      section.ordinal !== found.passage.section &&
      (numbers.has(numberOfSection(section)) ||
        senders.some((sentence) => sentence.includes(titleOf(section)))),
  );
  for (const { ordinal } of named) {
    for (let number = firstPassage; number < firstPassage + passageCount; number += 1) {
      const passage = index.passages[number];
      if (passage?.section === ordinal && passage.kind === 'steps') return { ...found, number, passage };
    }
  }
  return null;
}

/** What a sentence may call the section by; a line break, which none holds, where its title is too short to tell. */
function titleOf({ heading }: Section): string {
  const title = heading.replace(/^[\d.]+\)?\s+/, '').trim();
  return title.split(/\s+/).length < MIN_TITLE_WORDS ? '\n' : title;
}
