import { termsOf } from '../index/analysis.ts';
import type { Language } from '../index/language.ts';
import { splitClauses } from './claims/clauses.ts';
import type { Quantity } from './claims/quantities.ts';
import { type Claims, claimsOf, type EvidenceUnit, wordTerms } from './evidence.ts';

/** One claim: which units of the evidence say it, and which say another in its place ("4 bar" for "3 bar"). */
type Claim = { isIn: (unit: EvidenceUnit) => boolean; isRivalled: (unit: EvidenceUnit) => boolean };

/** Whether the evidence says every number with its unit, every code and every period of a plain sentence. */
export function holdsClaims(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
): boolean {
  return toClaims(claimsOf(sentence, language), language).every((claim) => evidence.some(claim.isIn));
}

/**
 * Whether a claim is bound to the wrong thing: a unit of the evidence that says another in its place is about more of
 * the clause's words than any that says it. The codes asked for are claims of every sentence: what stands beside E-08
 * is no answer to E-07.
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
  const codes = asked.filter((code) => !claimsOf(sentence, language).codes.includes(code));
  return (
    splitClauses(sentence).some((clause) => isOutrivalled(clause, claimsOf(clause, language))) ||
    isOutrivalled(sentence, { codes, quantities: [], frequencies: [] })
  );
}

/** The units of the evidence that say a claim of a plain sentence: for each claim the one about most of its words. */
export function holdersOf(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
): EvidenceUnit[] {
  const terms = wordTerms(sentence, language);
  const inOrder = [...evidence].sort((a, b) => shared(terms, b.terms) - shared(terms, a.terms));
  return toClaims(claimsOf(sentence, language), language).flatMap((claim) => inOrder.find(claim.isIn) ?? []);
}

/** How many terms are in both. */
export const shared = (terms: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...terms].filter((term) => others.has(term)).length;

function toClaims({ quantities, codes, frequencies }: Claims, language: Language): Claim[] {
  return [
    ...quantities.map((quantity) => ({
      isIn: (unit: EvidenceUnit) => unit.quantities.some((other) => isSame(quantity, other, unit, language)),
      isRivalled: (unit: EvidenceUnit) => unit.quantities.some((other) => other.unit === quantity.unit),
    })),
    ...codes.map((code) => ({
      isIn: (unit: EvidenceUnit) => unit.codes.includes(code),
      isRivalled: (unit: EvidenceUnit) => unit.codes.some((other) => familyOf(other) === familyOf(code)),
    })),
    ...frequencies.map((period) => ({
      isIn: (unit: EvidenceUnit) => unit.frequencies.includes(period),
      isRivalled: (unit: EvidenceUnit) => unit.frequencies.length > 0,
    })),
  ];
}

/** "e04" and "e17" are of one kind. */
const familyOf = (code: string): string => code.replace(/\d+/g, '#');

/** A number without a unit is the same where it counts or numbers the same thing. */
function isSame(one: Quantity, other: Quantity, unit: EvidenceUnit, language: Language): boolean {
  if (one.value !== other.value || one.unit !== other.unit || one.bound !== other.bound) return false;
  if (one.unit !== null) return true;
  const termsIn = (words: readonly string[]) => new Set(termsOf(words.join(' '), language));
  const [before, behind] = [termsIn(one.before), termsIn(one.behind)];
  const [otherBefore, otherBehind] = [termsIn(other.before), termsIn(other.behind)];
  if (shared(before, otherBefore) + shared(behind, otherBehind) > 0) return true;
  // A cell with nothing but a number: its row and header say what it is.
  if (otherBefore.size + otherBehind.size > 0) return before.size + behind.size === 0;
  const [counted] = behind;
  return counted === undefined || unit.terms.has(counted) || unit.above.has(counted);
}
