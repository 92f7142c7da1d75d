/** Whether the number of "error 7" is a fault's in the manual: most numbers count something else. */

import type { Passage } from '../../document/manual.ts';
import { type ManualIndex, passagesWith } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import { isFaultPlace } from './fault-places.ts';

const FAULT =
  'errors?|faults?|failures?|alarms?|messages?|malfunctions?|fehler\\p{L}*|störung(?:en|scode)?|meldung(?:en)?|alarme?|erreurs?|défauts?|pannes?|' +
  'errore|errori|guast[oi]|allarm[ei]|errores|fallos?|averías?|alarmas?|fout(?:en|code|codes|melding|meldingen)?|storing(?:en)?|erros?|falhas?|avarias?';
/** "errors 5, 6 and 7" */
const LISTED = String.raw`(?:\d{1,4}(?:,\s?|\s?[/&]\s?|\s(?:and|or|und|oder|et|ou|y|e|o|en|of)\s))*`;
/** What names a table or section that tells what numbers mean on a display. */
const ABOUT_FAULTS = new RegExp(
  `(?<!\\p{L})(?:${FAULT}|display|displayed|indication|blinks?|flash(?:es|ing)?|anzeige|affichage|afficheur|pantalla|visor|weergave)(?!\\p{L})`,
  'iu',
);
/** "Code" alone, and no part's or country's. */
const CODES = /(?<!\p{L}|\p{L} )codes?(?!\p{L})/iu;

/** Words before a number or code that make it one ("error 12", "code e 4"). */
export const CODE_WORD = /^(?:errors?|codes?|faults?|alarms?|fehler|fehlercode|erreur|errore|fout)$/;
/** It may be a door's or a country's. */
const ANY_CODE = /^codes?$/;

/** Whether the words before a number call it a fault's, "error 7", "error code 7"; "code 7" alone may be another. */
export const callsForFault = (before: Token | undefined, twoBefore: Token | undefined): boolean =>
  [before, ANY_CODE.test(before?.term ?? '') ? twoBefore : undefined].some(
    (token) => token !== undefined && CODE_WORD.test(token.term) && !ANY_CODE.test(token.term),
  );

/** Whether a row begins with the number alone, where it is a code as it was typed. */
export const isRowKey = (index: ManualIndex, number: string): boolean =>
  holdersOf(index, number).some((passage) => hasRow(passage, number));

/** The same of rows about faults. */
export const isRowOfFault = (index: ManualIndex, number: string): boolean =>
  holdersOf(index, number).some((passage) => hasRow(passage, number) && isAboutFaults(passage));

const hasRow = ({ table }: Passage, number: string): boolean =>
  table?.rows.some(({ cells: [key = ''] }) => key.trim() === number) ?? false;

/** Whether the manual tells of a fault of this number, in a row, at the beginning of a line about faults, or in a sentence. */
export function isNumberOfFault(index: ManualIndex, number: string): boolean {
  const digits = `0*${number.replace(/^0+(?=\d)/, '')}(?![\\p{L}\\p{N}]|[.,]\\d)`;
  const named = new RegExp(
    `(?<!\\p{L})(?:${FAULT}|codes?)(?:[ -](?:code|no|nr|number|nummer|numéro|número|numero))?[.:#]?\\s?${LISTED}["“„(]?${digits}`,
    'iu',
  );
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
  return isFaultPlace(passage) || names.some((name) => ABOUT_FAULTS.test(name) || CODES.test(name));
}
