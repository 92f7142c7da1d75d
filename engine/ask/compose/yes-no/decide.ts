/** Whether a sentence of the manual answers a question with yes or no. */
import { type ManualIndex, manualOfPassage } from '../../../index/manual-index.ts';
import { namedWords } from '../../../words/named-words.ts';
import type { AnswerBand } from '../../base/answer.ts';
import { valuesOf, weighed } from '../../find/feature.ts';
import type { SearchResult } from '../../find/search.ts';
import type { CitedPiece } from '../../say/citations/citations.ts';
import type { Scored } from '../key-sentences.ts';
import { type NamedShares, namedShares } from './named-shares.ts';
import { readYesNoQuestion } from './read-question.ts';
import { readStatement, type Statement, type Verdict } from './read-sentence.ts';
import { type Case, VERDICT_FEATURES } from './verdict-features.ts';
import { VERDICT_MODEL } from './verdict-model.ts';
import { yesNoWords } from './words.ts';

/**
 * Estimated probability from which a verdict is given, by the band of what was found: more where the passage alone would not be sure to
 * answer, since the verdict makes it so. Chosen with `bench -- fit-verdicts` and by how many near questions are called sure.
 */
const SURE_FROM: Readonly<Record<AnswerBand, number>> = { answer: 0.4, closest: 0.7, none: 1 };
/** A longer sentence says more than yes or no: characters. */
const LONG = 400;

/** Parts a sentence into clauses that each may decide. */
const CLAUSE_END = /;\s+/;
/** Leads to what it says. */
const LEADS_ON = /[:：]\s*$/;
/** So many sentences, best first, are looked at. */
const CANDIDATES = 8;

/** A verdict with the sentence that gives it. */
export type Decision = { verdict: Verdict; by: Scored; probability: number };

/** What a line above a sentence says of it; null where nothing does. */
type Above = (sentence: CitedPiece) => string | null;

/**
 * The verdict of the sentence that decides what is asked, where none is as sure of the contrary; null where the question wants no yes or
 * no, or it takes more to say.
 * @param ranked best first
 */
export function decide(
  index: ManualIndex,
  search: SearchResult,
  ranked: readonly Scored[],
  above: Above,
): Decision | null {
  const sure = casesOf(index, search, ranked, above)
    .map((one) => ({ ...one, probability: probabilityOf(one) }))
    .filter(({ probability }) => probability >= SURE_FROM[search.band])
    .sort((a, b) => b.probability - a.probability);
  const [best] = sure;
  if (best === undefined || sure.some(({ statement }) => statement.verdict !== best.statement.verdict))
    return null;
  return { verdict: best.statement.verdict, by: best.by, probability: best.probability };
}

/** Each of the best sentences that would give a verdict, with what tells whether it does. */
export function casesOf(
  index: ManualIndex,
  search: SearchResult,
  ranked: readonly Scored[],
  above: Above,
): (Case & { by: Scored })[] {
  const { question, meaning } = search;
  const asks = meaning === null ? null : readYesNoQuestion(question, meaning.language);
  if (asks === null) return [];
  return ranked.slice(0, CANDIDATES).flatMap((by, place) => {
    const { choice } = by;
    const { text, found } = choice.sentence;
    const told = manualOfPassage(index, found.number).language;
    const { heading, path } = found.passage;
    const headings = [...path, heading].join(' ');
    const shares = (of: string) =>
      namedShares(index, search.query, question, { text: of, headings, language: told });
    const [said = text] = text
      .split(CLAUSE_END)
      .map((clause) => ({ clause, named: shares(clause).named }))
      .sort((a, b) => b.named - a.named)
      .map(({ clause }) => clause);
    const statement = text.length > LONG || LEADS_ON.test(text) ? null : readStatement(said, told, asks);
    if (statement === null || isDeniedAbove(above(choice.sentence), told, statement.verdict)) return [];
    const own = shares(text);
    if (!mayDecide(statement, own)) return [];
    return [{ search, asks, told, choice, statement, place, shares: own, by }];
  });
}

/**
 * Whether a sentence is about all that a question gives: its amounts and, to say yes, everything that it names and the manual names too,
 * without a condition.
 */
const mayDecide = ({ verdict, isLimited }: Statement, { amounts, elsewhere }: NamedShares): boolean =>
  amounts === 1 && (verdict === 'no' || (!isLimited && elsewhere === 0));

/** An item below "Never use" says no yes. */
const isDeniedAbove = (line: string | null, language: string, verdict: Verdict): boolean =>
  line !== null && verdict === 'yes' && (yesNoWords(language)?.denies.test(line) ?? false);

const probabilityOf = (one: Case): number =>
  1 / (1 + Math.exp(-weighed(valuesOf(VERDICT_FEATURES, one), VERDICT_MODEL.weights, VERDICT_MODEL.bias)));

/** Whether a question asks whether something may be done. */
export const asksLeave = (question: string, language: string): boolean =>
  yesNoWords(language)?.leaveFirst.test(question) ?? false;

/** Whether a line forbids or allows what stands below it. */
export function saysWhatHolds(line: string, language: string): boolean {
  const words = yesNoWords(language);
  return words !== null && (words.denies.test(line) || words.allows.test(line));
}

/** How a verdict is said in a language; in English where it is none of ours. */
export const sayVerdict = (verdict: Verdict, language: string): string =>
  (namedWords('yes-no').get(language) ?? namedWords('yes-no').get('en'))?.[verdict] ?? '';
