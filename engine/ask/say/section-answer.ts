/** What a section holds beside the passage that was found, and whether a question names it. */

import type { PassageKind } from '../../document/manual.ts';
import { headingWords, type ManualIndex, NUMERAL, passageNumber } from '../../index/manual-index.ts';
import type { Query } from '../base/query.ts';
import type { FoundPassage } from '../find/search.ts';

/** Share of the best passage's score. */
const NEARLY_AS_GOOD = 0.5;
/** A table of more rows is not shown whole. */
const MAX_TABLE_ROWS = 20;

/** A word that about half of the passages have is what the whole manual is about: "machine". */
const MAX_COMMON_IDF = 0.7;

/**
 * Whether a question is nothing but the heading of a passage ("Descaling", "How does the machine work?" for "How it works"): then
 * it wants what the section is for.
 */
export function namesSection(index: ManualIndex, { terms }: Query, { number }: FoundPassage): boolean {
  const heading = headingWords(index, number);
  const asked = terms.filter(({ term, carried }) => !carried && !NUMERAL.test(term));
  return (
    heading.length > 0 &&
    asked.every(
      ({ number: term, idf }) => term !== null && (heading.includes(term) || idf < MAX_COMMON_IDF),
    ) &&
    heading.every((term) => asked.some(({ number: own }) => own === term))
  );
}

/** The first passage of a kind in the section that was found, of those found nearly as well; null if there is none. */
export function findBeside(
  best: FoundPassage,
  passages: readonly FoundPassage[],
  kind: PassageKind,
): FoundPassage | null {
  const beside = passages.filter(
    ({ manualId, passage, score }) =>
      passage.kind === kind &&
      manualId === best.manualId &&
      passage.section === best.passage.section &&
      score >= NEARLY_AS_GOOD * best.score,
  );
  return beside.sort((a, b) => a.number - b.number)[0] ?? null;
}

/** The section's table, where it has one that is short enough to be shown whole. */
export function tableOfSection(best: FoundPassage, passages: readonly FoundPassage[]): FoundPassage | null {
  const found = findBeside(best, passages, 'table');
  return found !== null && isShort(found) ? found : null;
}

/** Whether a table has few enough rows to be shown whole. */
export function isShort({ passage }: FoundPassage): boolean {
  const rows = passage.table?.rows.length ?? 0;
  return rows > 0 && rows <= MAX_TABLE_ROWS;
}

/** Whether a text leads up to what stands behind it: "Proceed as follows:". */
export const leadsOn = ({ passage }: FoundPassage): boolean =>
  passage.kind === 'text' && passage.text.trimEnd().endsWith(':');

/** What stands right behind a text in its section, if it is of a kind. */
export function followedBy(index: ManualIndex, found: FoundPassage, kind: PassageKind): FoundPassage | null {
  if (found.passage.kind !== 'text') return null;
  const number = passageNumber(index, index.manualOf[found.number] ?? 0, found.passage.ordinal + 1);
  const next = number === null ? undefined : index.passages[number];
  const isFollowed = next?.kind === kind && next.section === found.passage.section;
  return isFollowed && number !== null ? { ...found, number, passage: next } : null;
}
