import type { Language } from '../index/language.ts';
import { countWords } from '../structure/element.ts';
import { holdsClaims, isMisbound } from './check-claims.ts';
import { isTurnedRound } from './check-meaning.ts';
import { leaks } from './claims/leaks.ts';
import { toPlainText } from './claims/plain-text.ts';
import { coverage } from './coverage.ts';
import type { EvidenceUnit } from './evidence.ts';
import { holdsNames } from './holds-names.ts';
import type { DraftSentence } from './parse-draft.ts';

/**
 * Why a draft is not shown. `invented`: a number, unit, code or name that is not in the cited passages; `misbound`: one that they state about
 * something else; `reversed`: the contrary of their statement; `leaked`: an address, markup or words about the model; `uncited`,
 * `uncovered`: the first sentence cites no passage, or shares few words with it; `empty`: no sentence.
 */
export type DraftFault = 'invented' | 'misbound' | 'reversed' | 'leaked' | 'uncited' | 'uncovered' | 'empty';

/** A sentence that passed the check, with the evidence from the passages that it cites. */
export type CheckedSentence = { text: string; evidence: EvidenceUnit[] };

export type DraftCheck = { sentences: CheckedSentence[] } | { fault: DraftFault };

export type DraftRules = {
  /** Everything that may be cited. */
  evidence: readonly EvidenceUnit[];
  language: Language;
  /** The customer's question and those before it: names in them may be repeated. */
  question: string;
  /** The codes that the question asks about, as claims/codes.ts writes them. */
  codes: readonly string[];
  /** The instructions given to the model. */
  orders: string;
  maxWords: number;
  maxSentences: number;
};

/** Minimum share of a sentence's words that must be in the passages it cites; chosen with `npm run bench -- model`. */
const MIN_COVERAGE = 0.6;
/** Faults of a sentence that discredit the whole draft; others cost only the sentence. */
const FATAL: ReadonlySet<DraftFault> = new Set(['invented', 'misbound', 'reversed', 'leaked']);

/**
 * Checks which sentences of a draft may be shown. One invented number, code or name, or one reversed statement, discredits the whole draft. An
 * uncited or poorly supported sentence is dropped; if it is the first, which should give the answer, the draft fails.
 */
export function checkDraft(draft: readonly DraftSentence[], rules: DraftRules): DraftCheck {
  const sentences: CheckedSentence[] = [];
  let firstFault: DraftFault | null = null;
  for (const [i, sentence] of draft.entries()) {
    const evidence = rules.evidence.filter(({ source }) => sentence.cited.includes(source.number));
    const fault = faultOf(sentence, evidence, rules);
    if (fault !== null && FATAL.has(fault)) return { fault };
    if (i === 0) firstFault = fault;
    if (fault === null) sentences.push({ text: sentence.text, evidence });
  }
  if (firstFault !== null) return { fault: firstFault };
  const fitting = withinLength(sentences, rules);
  return fitting.length === 0 ? { fault: 'empty' } : { sentences: fitting };
}

function faultOf(
  { text }: DraftSentence,
  cited: readonly EvidenceUnit[],
  { evidence, language, question, codes, orders }: DraftRules,
): DraftFault | null {
  const plain = toPlainText(text);
  // A sentence without a citation may not invent anything either: it is checked against all passages.
  const held = cited.length > 0 ? cited : evidence;
  if (leaks(plain, held.map((unit) => unit.text).join('\n'), orders)) return 'leaked';
  if (!holdsClaims(plain, held, language)) return 'invented';
  const names = holdsNames(plain, held, toPlainText(question), language);
  if (names === 'invented') return 'invented';
  if (isMisbound(plain, held, language, codes)) return 'misbound';
  if (isTurnedRound(plain, held, language)) return 'reversed';
  if (cited.length === 0) return 'uncited';
  return names === 'unknown' || coverage(plain, cited, language) < MIN_COVERAGE ? 'uncovered' : null;
}

function withinLength(
  sentences: readonly CheckedSentence[],
  { maxWords, maxSentences }: Pick<DraftRules, 'maxWords' | 'maxSentences'>,
): CheckedSentence[] {
  let words = 0;
  const end = sentences.findIndex(({ text }, i) => {
    words += countWords(text);
    return words > maxWords || i >= maxSentences;
  });
  return end < 0 ? [...sentences] : sentences.slice(0, end);
}
