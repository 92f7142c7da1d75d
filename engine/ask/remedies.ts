/** Further remedies in a manual for a question whose answer did not help. */
import type { ManualIndex } from '../index/manual-index.ts';
import { answerFound, withoutClaim } from './ask.ts';
import type { Answer, Citation, Turn } from './base/answer.ts';
import type { QuestionMeaning } from './find/question-meaning.ts';
import { type FoundPassage, type SearchResult, search } from './find/search.ts';
import { numberOfSection, sectionNumbersIn } from './say/procedures/referred-procedure.ts';

/** A place that the conversation has shown. `isWhole`: its section was the answer, rather than one sentence cited beside another answer. */
export type ShownPlace = Pick<Citation, 'manualId' | 'heading' | 'path' | 'quote'> & { isWhole: boolean };

export type RemedyWish = {
  history: readonly Turn[];
  shown: readonly ShownPlace[];
  meaning?: QuestionMeaning | null;
};

/** Number of passages from which remedies are chosen. */
const LOOKED_AT = 20;
/** Passages below this share of the best score have hardly more than one word in common with the question. */
const WORTH_TRYING = 0.33;
/** Factors for the score: things to do come before things to read, table rows about faults first, then steps. */
const PREFERRED = { row: 1.5, steps: 1.2, text: 1 };
/** Share of the score of the answer that did not help from which a passage is about as good. */
const ANSWERS = 0.5;
/** Share of a passage that a quote must contain for the passage to count as shown. */
const SHOWN_SHARE = 0.6;

/**
 * Answers from sections that have not been shown yet, most promising first: those that a previous answer refers to, then the next in the
 * ranking. One answer per section; none if the manual has nothing about the question.
 */
export function findRemedies(
  index: ManualIndex,
  question: string,
  { history, shown, meaning = null }: RemedyWish,
  limit: number,
): Answer[] {
  const found = search(index, question, { history, meaning, limit: LOOKED_AT });
  const [best] = found.passages;
  if (best === undefined || found.band === 'none') return [];
  const isNew = (candidate: FoundPassage) => howShown(candidate, shown) !== 'whole';
  const referred = bySection(referredTo(index, found, shown).filter(isNew));
  const ranked = bySection(
    found.passages.filter((passage) => passage.score >= WORTH_TRYING * best.score && isNew(passage)),
  );
  const answersOf = (sections: readonly FoundPassage[][]) =>
    sections
      .flatMap((candidates) =>
        candidates.flatMap((candidate) => answerFrom(index, found, candidate, shown)).slice(0, 1),
      )
      .sort((a, b) => b.worth - a.worth);
  const known = new Set(referred.flat().map(sectionKey));
  const others = ranked.filter((candidates) => !candidates.some((one) => known.has(sectionKey(one))));
  return [...answersOf(referred), ...answersOf(others)].slice(0, limit).map(({ answer }) => answer);
}

const sectionKey = ({ manualId, passage }: FoundPassage): string => `${manualId} ${passage.section}`;

/** The passages of each section, best first, without safety labels: these warn but don't help. */
function bySection(passages: readonly FoundPassage[]): FoundPassage[][] {
  const sections = new Map<string, FoundPassage[]>();
  for (const found of passages) {
    if (found.passage.kind === 'warning') continue;
    const key = sectionKey(found);
    sections.set(key, [...(sections.get(key) ?? []), found]);
  }
  return [...sections.values()];
}

/** Whether a section was shown as a whole, or only this passage of it beside another answer. */
function howShown(
  { manualId, passage }: FoundPassage,
  shown: readonly ShownPlace[],
): 'whole' | 'words' | null {
  const places = shown.filter(
    (place) =>
      place.manualId === manualId &&
      place.heading === passage.heading &&
      place.path.join('\n') === passage.path.join('\n'),
  );
  if (places.some(({ isWhole }) => isWhole)) return 'whole';
  const saidIt = ({ quote }: ShownPlace) =>
    passage.text.includes(quote) && quote.length >= SHOWN_SHARE * passage.text.length;
  return places.some(saidIt) ? 'words' : null;
}

/** The answer from one passage; null for a table without a row about the question, and for words that were shown before. */
function answerFrom(
  index: ManualIndex,
  found: SearchResult,
  candidate: FoundPassage,
  shown: readonly ShownPlace[],
): { answer: Answer; worth: number }[] {
  const ofSection = found.passages.filter(
    ({ manualId, passage, number }) =>
      manualId === candidate.manualId &&
      passage.section === candidate.passage.section &&
      number !== candidate.number,
  );
  const { answer } = answerFound(index, { ...found, passages: [candidate, ...ofSection] });
  if (candidate.passage.kind === 'table' && answer.table === null) return [];
  const kind = answer.table !== null ? 'row' : answer.steps.length > 0 ? 'steps' : 'text';
  if (kind !== 'steps' && howShown(candidate, shown) !== null) return [];
  const isGood = candidate.score >= ANSWERS * (found.passages[0]?.score ?? 0);
  return [{ answer: isGood ? answer : withoutClaim(answer), worth: candidate.score * PREFERRED[kind] }];
}

/** The first passages of the sections that the answers shown refer to by number; their steps if there are any. */
function referredTo(
  index: ManualIndex,
  { passages: [best] }: SearchResult,
  shown: readonly ShownPlace[],
): FoundPassage[] {
  const score = ANSWERS * (best?.score ?? 0);
  return index.manuals.flatMap(({ manualId, title, sections, firstPassage, passageCount }) => {
    const whole = shown.filter((place) => place.manualId === manualId && place.isWhole);
    const numbers = sectionNumbersIn(whole.map(({ quote }) => quote));
    const named = new Set(
      sections.filter((section) => numbers.has(numberOfSection(section))).map(({ ordinal }) => ordinal),
    );
    if (named.size === 0) return [];
    const own = index.passages
      .slice(firstPassage, firstPassage + passageCount)
      .map((passage, i) => ({ number: firstPassage + i, manualId, title, passage, score }))
      .filter(({ passage }) => named.has(passage.section));
    return [...own.filter(({ passage }) => passage.kind === 'steps'), ...own];
  });
}
