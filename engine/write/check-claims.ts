import { isEveryday } from '../ask/words/common-words.ts';
import { termsOf } from '../index/analysis.ts';
import type { Language } from '../index/language.ts';
import { splitClauses } from './claims/clauses.ts';
import { type Context, NO_CONTEXT } from './claims/context.ts';
import type { Quantity } from './claims/quantities.ts';
import { type Claims, claimsOf, type EvidenceUnit, wordTerms } from './evidence.ts';

/**
 * A claim with the units of the evidence that state it, and its rivals, which state another value of the same kind ("4 bar" for "3 bar").
 * `context` is the words around the claim; `said` and `rivals` are the words around the places where a unit states it, or a rival.
 */
type Claim = {
  isIn: (unit: EvidenceUnit) => boolean;
  isRivalled: (unit: EvidenceUnit) => boolean;
  context: Context;
  said: (unit: EvidenceUnit) => Context[];
  rivals: (unit: EvidenceUnit) => Context[];
};

/** Whether the evidence contains every number with its unit, every code and every interval in a plain sentence. */
export function holdsClaims(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
): boolean {
  return toClaims(claimsOf(sentence, language), language).every((claim) => evidence.some(claim.isIn));
}

/**
 * Whether a claim is attached to the wrong thing: a unit with a rival claim shares more words with the clause than any unit with the claim
 * itself. The codes asked for count as claims of every sentence, because text about E-08 does not answer a question about E-07.
 */
export function isMisbound(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
  asked: readonly string[],
): boolean {
  const isOutrivalled = (words: string, claims: Claims) => {
    const terms = wordTerms(words, language);
    const most = (units: readonly EvidenceUnit[]) =>
      Math.max(0, ...units.map((unit) => shared(terms, unit.terms)));
    return toClaims(claims, language).some((claim) => {
      const holders = evidence.filter(claim.isIn);
      const rivals = evidence.filter((unit) => !claim.isIn(unit) && claim.isRivalled(unit));
      return holders.length > 0 && most(rivals) > most(holders);
    });
  };
  const own = claimsOf(sentence, language);
  const codes = asked
    .filter((code) => !own.codes.some((one) => one.code === code))
    .map((code) => ({ code, context: NO_CONTEXT }));
  return (
    splitClauses(sentence).some((clause) => isOutrivalled(clause, claimsOf(clause, language))) ||
    isOutrivalled(sentence, { codes, quantities: [], frequencies: [] }) ||
    toClaims(own, language).some((claim) => isMisplaced(claim, evidence, language))
  );
}

/** Whether the words right around a claim surround its rival in the evidence: the sentence has swapped two claims. */
function isMisplaced(
  { context, said, rivals }: Claim,
  evidence: readonly EvidenceUnit[],
  language: Language,
): boolean {
  const termsIn = ({ before, behind }: Context) =>
    new Set(termsOf([...before, ...behind].join(' '), language));
  const own = termsIn(context);
  const likeness = (other: Context) =>
    shared(own, termsIn(other)) +
    (isSameWord(context.before.at(-1), other.before.at(-1)) ? 1 : 0) +
    (isSameWord(context.behind[0], other.behind[0]) ? 1 : 0);
  const most = (contexts: readonly Context[]) => Math.max(0, ...contexts.map(likeness));
  return most(evidence.flatMap(rivals)) > most(evidence.flatMap(said));
}

const isSameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one === other;

/** For each claim of a plain sentence, the unit of the evidence that states it and shares most words with it. */
export function holdersOf(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
): EvidenceUnit[] {
  const terms = wordTerms(sentence, language);
  const inOrder = [...evidence].sort((a, b) => shared(terms, b.terms) - shared(terms, a.terms));
  return toClaims(claimsOf(sentence, language), language).flatMap((claim) => inOrder.find(claim.isIn) ?? []);
}

/** Number of common terms. */
export const shared = (terms: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...terms].filter((term) => others.has(term)).length;

function toClaims({ quantities, codes, frequencies }: Claims, language: Language): Claim[] {
  return [
    ...quantities.map((quantity) =>
      toClaim(
        quantity.context,
        ({ quantities: others }) => others,
        (other, unit) => isSame(quantity, other, unit, language),
        (other) => other.unit === quantity.unit,
      ),
    ),
    ...codes.map(({ code, context }) =>
      toClaim(
        context,
        (unit) => unit.codes,
        (other) => other.code === code,
        (other) => familyOf(other.code) === familyOf(code),
      ),
    ),
    ...frequencies.map((period) =>
      toClaim(
        NO_CONTEXT,
        (unit) => unit.frequencies.map((other) => ({ other, context: NO_CONTEXT })),
        ({ other }) => other === period,
        () => true,
      ),
    ),
  ];
}

/** A claim of one kind: `of` gives those of a unit, `isSame` tells which say it, `isRival` which could stand for it. */
function toClaim<T extends { context: Context }>(
  context: Context,
  of: (unit: EvidenceUnit) => T[],
  isSame: (other: T, unit: EvidenceUnit) => boolean,
  isRival: (other: T) => boolean,
): Claim {
  const said = (unit: EvidenceUnit) => of(unit).filter((other) => isSame(other, unit));
  const rivals = (unit: EvidenceUnit) => of(unit).filter((other) => isRival(other) && !isSame(other, unit));
  return {
    context,
    isIn: (unit) => said(unit).length > 0,
    isRivalled: (unit) => rivals(unit).length > 0,
    said: (unit) => said(unit).map((other) => other.context),
    rivals: (unit) => rivals(unit).map((other) => other.context),
  };
}

/** "e04" and "e17" are of one kind. */
const familyOf = (code: string): string => code.replace(/\d+/g, '#');

/** Whether a number is followed by a word that is not in the evidence: an unlisted unit, "3 furlongs". */
function countsUnknown({ behind: [next = ''] }: Quantity, unit: EvidenceUnit, language: Language): boolean {
  const [term] = termsOf(next, language);
  return term !== undefined && !unit.terms.has(term) && !unit.above.has(term) && !isEveryday(term, language);
}

/** Two numbers without a unit are equal if they count or number the same thing. */
function isSame(one: Quantity, other: Quantity, unit: EvidenceUnit, language: Language): boolean {
  if (one.value !== other.value || one.unit !== other.unit || one.bound !== other.bound) return false;
  if (one.unit !== null) return true;
  const termsIn = (words: readonly string[]) => new Set(termsOf(words.join(' '), language));
  const [before, behind] = [termsIn(one.before), termsIn(one.behind)];
  const [otherBefore, otherBehind] = [termsIn(other.before), termsIn(other.behind)];
  if (countsUnknown(one, unit, language) && !isSameWord(one.before.at(-1), other.before.at(-1))) return false;
  if (shared(before, otherBefore) + shared(behind, otherBehind) > 0) return true;
  // A cell with only a number gets its meaning from its row and header.
  if (otherBefore.size + otherBehind.size > 0) return before.size + behind.size === 0;
  const [counted] = behind;
  return counted === undefined || unit.terms.has(counted) || unit.above.has(counted);
}
