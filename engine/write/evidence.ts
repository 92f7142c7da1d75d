import { termsOf } from '../index/analysis.ts';
import type { Language } from '../index/language.ts';
import { splitAtColons, splitClauses } from './claims/clauses.ts';
import { findCodes } from './claims/codes.ts';
import { findFrequencies } from './claims/frequencies.ts';
import { toPlainText } from './claims/plain-text.ts';
import { findQuantities, type Quantity } from './claims/quantities.ts';
import { readUnit } from './claims/units.ts';
import { aboveOf, type Source } from './sources.ts';

/** What a stretch of text claims that can be right or wrong to the letter. */
export type Claims = { quantities: Quantity[]; codes: string[]; frequencies: string[] };

/** A sentence, step or row of a source (`start` to `end` of its passage's text), or its headings (`end` 0). */
export type EvidenceUnit = Claims & {
  source: Source;
  start: number;
  end: number;
  /** See plain-text.ts. */
  text: string;
  /** Index terms of its words. */
  terms: ReadonlySet<string>;
  clauses: { text: string; terms: ReadonlySet<string> }[];
};

/** Everything of a source that a sentence citing it may say. */
export function evidenceOf(source: Source, language: Language): EvidenceUnit[] {
  const { text } = source.found.passage;
  const toUnit = (words: string, start: number, end: number): EvidenceUnit => {
    const plain = toPlainText(words);
    const clauses = [...new Set([...splitClauses(plain), ...splitAtColons(plain)])].map((clause) => ({
      text: clause,
      terms: wordTerms(clause, language),
    }));
    return {
      source,
      start,
      end,
      text: plain,
      terms: wordTerms(plain, language),
      clauses,
      ...claimsOf(plain, language),
    };
  };
  const body = source.stretches.map(({ start, end }) => {
    const counted = countedByHeader(source, start, end).join('\n');
    const unit = toUnit(text.slice(start, end), start, end);
    const { quantities } = claimsOf(toPlainText(counted), language);
    return { ...unit, quantities: [...unit.quantities, ...quantities] };
  });
  const above = aboveOf(source);
  return above === '' ? body : [...body, toUnit(above, 0, 0)];
}

/** "250 litres", for a cell that says 250 under "Litres until descaling": a row's numbers with the units of its header. */
function countedByHeader({ found: { passage } }: Source, start: number, end: number): string[] {
  const row = passage.table?.rows.find((one) => one.start === start && one.end === end);
  return (row?.cells ?? []).flatMap((cell, i) => {
    const header = toPlainText(passage.table?.header[i] ?? '').split(/[\s()[\],]+/);
    const unit = header.find((word) => readUnit(word)?.length === word.length);
    return unit !== undefined && /\d$/.test(cell.trim()) ? [`${cell} ${unit}`] : [];
  });
}

/** Numbers, codes and periods of a plain text. */
export function claimsOf(plain: string, { code }: Language): Claims {
  const { codes, rest } = findCodes(plain);
  return { codes, quantities: findQuantities(rest, code), frequencies: findFrequencies(plain) };
}

/** Index terms of a plain text that hold no figure. */
export const wordTerms = (plain: string, language: Language): Set<string> =>
  new Set(termsOf(plain, language).filter((term) => !/\d/.test(term)));
