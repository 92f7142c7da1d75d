import type { ManualIndex } from '../index/manual-index.ts';
import type { Answer, Citation, Turn } from './base/answer.ts';
import { isNaming, isUnknown, type Query, type QueryTerm } from './base/query.ts';
import { type Known, passagesAt } from './chapters/standing-at.ts';
import { combineParts, type PartAnswer } from './compose/combine-parts.ts';
import { composeParts } from './compose/compose-parts.ts';
import { answerEmergency } from './compose/emergency.ts';
import { textOf } from './compose/lead.ts';
import { askBack, variantNeeded } from './compose/variants/ask-back.ts';
import { namedIn } from './compose/variants/named.ts';
import { narrow } from './compose/variants/narrow.ts';
import { ANSWER_THRESHOLD, belowAnswer } from './find/confidence.ts';
import { encodeAsked, type Meanings, type QuestionMeaning } from './find/question-meaning.ts';
import { isHeld } from './find/rank-factors.ts';
import { type FoundPassage, type SearchResult, search } from './find/search.ts';
import { readAlone } from './question/forms/conversation.ts';
import { askedParts, saysThing } from './question/parts/asked-parts.ts';
import { arrangeCitations } from './say/citations/arrange-citations.ts';
import { citeFurther } from './say/citations/cite-further.ts';
import { findWarnings } from './say/governing-warnings.ts';
import { locateSteps, placeFigures } from './say/procedures/step-places.ts';
import { figuresOf, relatedSections } from './say/related.ts';
import { suggestQuestions } from './say/suggestions.ts';

/** First line of `content` if the passages below may not answer the question. */
export const CLOSEST_LEAD_IN = 'These are the closest passages.';
/** The whole of `content` if the manual has no answer. */
export const REFUSAL = 'The manual does not say.';

/**
 * Answers a question in the words of the manuals of an index. The search uses words and vectors, or words alone if the encoder fails. Never
 * throws.
 */
export async function answerQuestion(
  meanings: Meanings,
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
): Promise<Answer> {
  return ask(index, question, history, await encodeAsked(meanings, index, question, history));
}

/**
 * Answers a question whose vectors have been computed; without them, by words alone. Emergencies take precedence over everything else. Pure
 * and synchronous; never throws.
 * @param known of the customer
 */
export function ask(
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
  meaning: QuestionMeaning | null = null,
  known: Known = {},
): Answer {
  return (
    answerEmergency(index, question, meaning) ?? answerAsked(index, question, history, meaning, known).answer
  );
}

/** An answer, with the search result for the whole question. */
export type AskedAnswer = AnswerWithSources & { found: SearchResult };

/** Answers a question that reports no emergency. If it asks several things, each is answered separately when that gives the better answer. */
export function answerAsked(
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
  meaning: QuestionMeaning | null,
  known: Known = {},
): AskedAnswer {
  const chapter = passagesAt(index, known);
  const found = search(index, question, { history, meaning, chapter });
  const whole = answerFound(index, found);
  const asked = answerParts(index, question, { history, meaning, chapter });
  const answer = asked.length > 1 ? combineParts(whole.answer, asked) : null;
  if (answer !== null) return { answer, sources: asked.flatMap(({ sources }) => sources), found };
  const { variants = [] } = known;
  return answerForVariant(index, found, whole, { history, meaning, chapter, variants });
}

type Context = {
  history: readonly Turn[];
  meaning: QuestionMeaning | null;
  chapter: ReadonlySet<number> | null;
};
type ForVariant = Context & { variants: readonly string[] };

/** The answer for the customer's variant, or a question back if the answer depends on the variant and it is not known. */
function answerForVariant(
  index: ManualIndex,
  found: SearchResult,
  whole: AnswerWithSources,
  { history, meaning, chapter, variants }: ForVariant,
): AskedAnswer {
  const need = variantNeeded(index, found, whole, { history, variants });
  if (need === null) return { ...whole, found };
  if (!('name' in need)) return { answer: askBack(need.places, found.confidence), sources: [], found };
  const { name } = need;
  const isNamed = namedIn(found.question, [name]).length > 0;
  const again = isNamed ? found : search(index, `${found.question} (${name})`, { history, meaning, chapter });
  const own = narrow(index, again, name);
  const answered = answerFound(index, own);
  // If no passage is about this variant, all of them are better than a refusal.
  if (answered.answer.band === 'none') return { ...whole, found };
  return { ...answered, answer: { ...answered.answer, variant: name }, found: own };
}

/** The answer to each part of a question; a part may depend on the parts before it and on where they were answered. */
function answerParts(
  index: ManualIndex,
  question: string,
  { history, meaning, chapter }: Context,
): (PartAnswer & AnswerWithSources)[] {
  const cited = new Map<string, Citation | undefined>();
  const parts = askedParts(index, question);
  const queries = parts.map(({ asks }) => readAlone(index, asks));
  return parts.map(({ said, asks, before, pointsBack, isCompared = false }, i) => {
    const earlier = [...history, ...before.map((text) => turnAt(text, cited.get(text)))];
    const options = { history: earlier, meaning: meaning?.parts?.[i] ?? null, pointsBack, chapter };
    const found = search(index, asks, options);
    const answered = answerFound(index, found);
    cited.set(said, answered.answer.citations[0]);
    const says = queries[i] !== undefined && saysThing(queries[i]);
    const refuse = () => refusalOf(index, found);
    return {
      ...{ asked: said, says },
      isBeside: isBeside(index, queries, i, found),
      isCompared,
      refuse,
      ...answered,
    };
  });
}

/**
 * Whether the best passage contains none of the things that one of several questions names, or no manual of the index contains one of
 * those that it alone names.
 */
function isBeside(
  index: ManualIndex,
  queries: readonly Query[],
  at: number,
  { passages: [best] }: SearchResult,
): boolean {
  const named = queries[at]?.terms.filter(isNaming) ?? [];
  if (best === undefined || named.length === 0) return false;
  const others = queries.flatMap(({ terms }, i) => (i === at ? [] : terms.map(({ term }) => term)));
  const isNew = (term: QueryTerm) => isUnknown(term) && !others.includes(term.term);
  return named.some(isNew) || !named.some((term) => isHeld(index, best.number, term));
}

const turnAt = (question: string, cited: Citation | undefined): Turn =>
  cited === undefined
    ? { question }
    : { question, manualId: cited.manualId, section: cited.heading, page: cited.page };

/** An answer in the manual's words, with the passages it was taken from, best first; none for a refusal. */
export type AnswerWithSources = { answer: Answer; sources: FoundPassage[] };

/** Makes an answer of a search result, or a refusal. */
export function answerFound(index: ManualIndex, found: SearchResult): AnswerWithSources {
  const best = found.passages.find(({ passage }) => passage.text.trim() !== '');
  if (best === undefined || found.band === 'none') return { answer: refusalOf(index, found), sources: [] };
  const parts = composeParts(index, found, best);
  const { citations, steps, table, sources } = parts;
  const placed = locateSteps(steps, sources);
  const warnings = findWarnings(index, found.query, sources, citations, placed);
  citeFurther(index, found, citations);
  const related = relatedSections(found.passages, sources);
  const { lead, ...arranged } = arrangeCitations(index, found, citations, {
    lead: parts.lead,
    steps,
    warnings,
    table,
  });
  // A sentence that decides a question with yes or no answers it, whatever else its passage says.
  const isSure = found.band === 'answer' || parts.verdict !== null;
  const answer: Answer = {
    answered: isSure,
    band: isSure ? 'answer' : found.band,
    confidence: parts.verdict === null ? found.confidence : Math.max(found.confidence, ANSWER_THRESHOLD),
    content: isSure ? parts.content : asClosest(parts.content),
    ...(parts.verdict !== null && { verdict: parts.verdict }),
    ...(parts.passage !== '' && { passage: parts.passage }),
    ...(lead.length > 0 && { lead }),
    ...arranged,
    figures: placeFigures(index, figuresOf(index, sources, found.query.referred?.figures), placed),
    related,
    suggestions: suggestQuestions(index, found.passages, sources, related),
  };
  return { answer, sources };
}

/** The same passages as the closest ones: without the claim that they answer, and without a yes or no. */
export function withoutClaim(answer: Answer): Answer {
  if (answer.band !== 'answer') return answer;
  const { verdict: _verdict, ...unjudged } = answer;
  const { confidence, lead } = answer;
  const content = lead === undefined ? answer.content : textOf(lead);
  return {
    ...unjudged,
    answered: false,
    band: 'closest',
    confidence: belowAnswer(confidence),
    content: asClosest(content),
  };
}

const asClosest = (content: string): string => [CLOSEST_LEAD_IN, content].join('\n').trim();

function refusalOf(index: ManualIndex, { passages, confidence }: SearchResult): Answer {
  const related = relatedSections(passages, []);
  return {
    answered: false,
    band: 'none',
    confidence,
    content: REFUSAL,
    steps: [],
    warnings: [],
    table: null,
    citations: [],
    figures: [],
    related,
    suggestions: suggestQuestions(index, passages, [], related),
  };
}
