import type { Stretch } from '../document/sentences.ts';
import { termsOf } from '../index/analysis.ts';
import type { Language } from '../index/language.ts';
import { tokenise } from '../index/tokens.ts';
import { splitAtColons, splitClauses } from './claims/clauses.ts';
import { type Code, findCodes } from './claims/codes.ts';
import { findFrequencies } from './claims/frequencies.ts';
import { toPlainText } from './claims/plain-text.ts';
import { findQuantities, type Quantity } from './claims/quantities.ts';
import { readUnit } from './claims/units.ts';
import { aboveOf, type Source } from './sources.ts';

/** What a stretch of text claims that can be right or wrong to the letter. */
export type Claims = { quantities: Quantity[]; codes: Code[]; frequencies: string[] };

/** A sentence, step or row of a source (`start` to `end` of its passage's text), or its headings (`end` 0). */
export type EvidenceUnit = Claims & {
  source: Source;
  start: number;
  end: number;
  /** See plain-text.ts. */
  text: string;
  /** Its words, lower case, as index/tokens.ts cuts them. */
  words: ReadonlySet<string>;
  /** Index terms of its words. */
  terms: ReadonlySet<string>;
  /** Index terms of what stands above it: headings, lead-in, header. */
  above: ReadonlySet<string>;
  /** Index terms of the place it stands in: itself, what follows, and what stands above. */
  place: ReadonlySet<string>;
  clauses: { text: string; terms: ReadonlySet<string> }[];
};

/** Sentences that stand together: words from all over a page can be put together to anything. */
const TOGETHER = 3;

/**
 * Everything of a source that a sentence citing it may say. Numbers and codes count where a quote can show them: in its
 * text and its headings, not in what only leads in to it.
 */
export function evidenceOf(source: Source, language: Language): EvidenceUnit[] {
  const { text, path, heading } = source.found.passage;
  const lead = toPlainText(aboveOf(source));
  const above = wordTerms(lead, language);
  const body = source.stretches.map(({ start, end }) => {
    const plain = toPlainText(text.slice(start, end));
    const claims = claimsOf(plain, language);
    const counted = claimsOf(toPlainText(countedByHeader(source, start, end).join('\n')), language);
    const quantities = [...claims.quantities, ...counted.quantities];
    return { ...toUnit(source, plain, { start, end }, language), ...claims, quantities, above };
  });
  const shown = claimsOf(toPlainText([...path, heading].join('\n')), language);
  const headings = { ...toUnit(source, lead, { start: 0, end: 0 }, language), ...shown, above };
  return [...body, headings].map((unit, i) => {
    const near = body.slice(i, i + TOGETHER).flatMap(({ terms }) => [...terms]);
    return { ...unit, place: new Set([...unit.terms, ...near, ...above]) };
  });
}

function toUnit(source: Source, plain: string, { start, end }: Stretch, language: Language) {
  const clauses = [...new Set([...splitClauses(plain), ...splitAtColons(plain)])];
  return {
    source,
    start,
    end,
    text: plain,
    words: new Set(tokenise(plain).map(({ term }) => term)),
    terms: wordTerms(plain, language),
    clauses: clauses.map((clause) => ({ text: clause, terms: wordTerms(clause, language) })),
  };
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
