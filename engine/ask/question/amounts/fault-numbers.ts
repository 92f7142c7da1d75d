/** Whether the number of "error 7" is a fault's in the manual: most numbers count something else. */

import type { Passage } from '../../../document/manual.ts';
import { type ManualIndex, passagesWith } from '../../../index/manual-index.ts';
import type { Token } from '../../../index/tokens.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll, wordsNamed } from '../../../words/named-words.ts';
import { isFaultPlace } from '../fault-places.ts';

/** "errors 5, 6 and 7" */
const listed = (): string =>
  String.raw`(?:\d{1,4}(?:,\s?|\s?[/&]\s?|\s(?:${[...wordsNamed('joining').values()].flat().join('|')})\s))*`;
/** What names a table or section that tells what numbers mean on a display. */
const aboutFaults = whenNeeded(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${formsOfAll('faults', 'named')}|${formsOfAll('faults', 'shown')})(?!\\p{L})`,
      'iu',
    ),
);
/** "Code" alone, and no part's or country's. */
const CODES = /(?<!\p{L}|\p{L} )codes?(?!\p{L})/iu;

/** Words before a number or code that make it one ("error 12", "code e 4"). */
const codeWord = whenNeeded(() => new RegExp(`^(?:${formsOfAll('faults', 'beforeCode')})$`));
export const isCodeWord = (term: string): boolean => codeWord().test(term);
/** It may be a door's or a country's. */
const ANY_CODE = /^codes?$/;

/** Whether the words before a number call it a fault's, "error 7", "error code 7"; "code 7" alone may be another. */
export const callsForFault = (before: Token | undefined, twoBefore: Token | undefined): boolean =>
  [before, ANY_CODE.test(before?.term ?? '') ? twoBefore : undefined].some(
    (token) => token !== undefined && isCodeWord(token.term) && !ANY_CODE.test(token.term),
  );

/** Whether a row begins with the number alone, where it is a code as it was typed. */
export const isRowKey = (index: ManualIndex, number: string): boolean =>
  holdersOf(index, number).some((passage) => hasRow(passage, number));

/** The same of rows about faults. */
export const isRowOfFault = (index: ManualIndex, number: string): boolean =>
  holdersOf(index, number).some((passage) => hasRow(passage, number) && isAboutFaults(passage));

const hasRow = ({ table }: Passage, number: string): boolean =>
  table?.rows.some(({ cells: [key = ''] }) => key.trim() === number) ?? false;

/** "Error code no. ", and what may stand between it and one of its numbers. */
const namedFault = whenNeeded(
  () =>
    `(?<!\\p{L})(?:${formsOfAll('faults', 'named')}|codes?)(?:[ -](?:${formsOfAll('faults', 'number')}))?[.:#]?\\s?${listed()}`,
);

/** Whether the manual tells of a fault of this number, in a row, at the beginning of a line about faults, or in a sentence. */
export function isNumberOfFault(index: ManualIndex, number: string): boolean {
  const digits = `0*${number.replace(/^0+(?=\d)/, '')}(?![\\p{L}\\p{N}]|[.,]\\d)`;
  const named = new RegExp(`${namedFault()}["“„(]?${digits}`, 'iu');
  const leading = new RegExp(`^["“„(]?${digits}`, 'mu');
  return (
    isRowOfFault(index, number) ||
    holdersOf(index, number).some(
      (passage) => named.test(passage.text) || (leading.test(passage.text) && isAboutFaults(passage)),
    )
  );
}

function holdersOf(index: ManualIndex, number: string): Passage[] {
  const term = index.lexicon.get(number);
  if (term === undefined) return [];
  return [...passagesWith(index, term)].flatMap((holder) => index.passages[holder] ?? []);
}

function isAboutFaults(passage: Passage): boolean {
  const { path, heading, context, table } = passage;
  const names = [...path, heading, context, ...(table?.header ?? [])];
  return isFaultPlace(passage) || names.some((name) => aboutFaults().test(name) || CODES.test(name));
}
