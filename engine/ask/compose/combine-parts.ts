/** Combines the answers to a message that asks several things. */
import type { Answer, AnswerBand, AnsweredPart, Citation, PartOfAnswer } from '../base/answer.ts';

/** A part in the customer's words, with its answer. */
export type PartAnswer = {
  asked: string;
  /** Whether it names something itself that a manual may contain. */
  says: boolean;
  /** Whether the best passage contains none of the things that it names, or no manual one that it alone names. */
  isBeside: boolean;
  answer: Answer;
  /** Whether it is one of two things whose difference the message asks for. */
  isCompared: boolean;
  /** The text shown if nothing answers it. */
  refuse: () => Answer;
};

const WORTH: Readonly<Record<AnswerBand, number>> = { none: 0, closest: 1, answer: 2 };
/** Questions to suggest. */
const MAX_SUGGESTIONS = 3;

/**
 * The answers of all parts combined; null if the message is better answered as a whole: if the same text answers all parts, if no part is
 * answered better than the whole, or if a part that names nothing itself is not answered.
 */
export function combineParts(whole: Answer, parts: readonly PartAnswer[]): Answer | null {
  if (parts.some(({ says, answer }) => !says && answer.band !== 'answer')) return null;
  const different = joinAlike(parts);
  const [first] = different;
  if (first === undefined) return null;
  const best = Math.max(...different.map(({ answer }) => WORTH[answer.band]));
  // One passage seldom explains how two things differ, however confident the engine is.
  const isComparison = different.every(({ isCompared, answer }) => isCompared && answer.band !== 'none');
  if (best === 0 || (best < WORTH[whole.band] && !isComparison)) return null;
  if (different.length === 1) return best > WORTH[whole.band] ? first.answer : null;
  return inOne(different);
}

/** Joins parts that are answered by the same text. */
function joinAlike(parts: readonly PartAnswer[]): PartAnswer[] {
  const joined: PartAnswer[] = [];
  for (const part of parts) {
    const at = joined.findIndex(({ answer }) => isSamePlace(answer, part.answer));
    const same = joined[at];
    if (same === undefined) joined.push(part);
    // Searched with the words of the other part, it finds the passage of that part whatever it asks.
    else if (part.isBeside) joined.push({ ...part, answer: part.refuse() });
    else if (saysMore(part.answer, same.answer)) joined.push(part);
    else joined[at] = { ...same, asked: `${same.asked} / ${part.asked}` };
  }
  return joined;
}

/** Whether an answer has sentences that another lacks, and both are sure to answer. */
function saysMore(own: Answer, other: Answer): boolean {
  const said = (other.lead ?? []).map(({ text }) => text);
  const isSure = own.band === 'answer' && other.band === 'answer';
  return isSure && (own.lead ?? []).some(({ text }) => !said.includes(text));
}

/** Whether two answers have the same text. */
function isSamePlace(a: Answer, b: Answer): boolean {
  const [leadA, leadB] = [a.lead?.[0], b.lead?.[0]];
  if (leadA !== undefined && leadB !== undefined) return leadA.text === leadB.text;
  const [citedA, citedB] = [a.citations[0], b.citations[0]];
  if (citedA === undefined || citedB === undefined) return false;
  const isAlike = (['manualId', 'page', 'heading'] as const).every((key) => citedA[key] === citedB[key]);
  return isAlike && (citedA.quote === citedB.quote || (a.steps.length > 0 && b.steps.length > 0));
}

function inOne(parts: readonly PartAnswer[]): Answer {
  const { citations, numbersOf } = joinCitations(parts.map(({ answer }) => answer.citations));
  const answered = parts.map(({ asked, answer }, i) => renumber(asked, answer, numbersOf[i] ?? []));
  const band = parts.every(({ answer }) => answer.band === 'answer') ? 'answer' : 'closest';
  const said = answered.filter((part) => part.band !== 'none');
  const lead = answered.flatMap((part) => part.lead ?? []);
  let steps = 0;
  const flat = answered.map((part) => {
    const from = steps;
    steps += part.steps.length;
    const inAll = <T extends { step?: number }>(list: readonly T[]): T[] =>
      list.map((item) => (item.step === undefined ? item : { ...item, step: item.step + from }));
    return {
      ...part,
      lead: inAll(part.lead ?? []),
      warnings: inAll(part.warnings),
      figures: inAll(part.figures),
    };
  });
  return {
    ...{ answered: band === 'answer', band, citations, parts: answered },
    confidence: Math.min(...said.map(({ confidence }) => confidence)),
    content: answered.map(({ asked, content }) => `${asked}\n${content}`).join('\n\n'),
    ...(lead.length > 0 && { lead: flat.flatMap((part) => part.lead) }),
    steps: flat.flatMap((part) => part.steps),
    warnings: uniqueBy(
      flat.flatMap((part) => part.warnings),
      ({ text }) => text,
    ),
    table: said.find(({ table }) => table !== null)?.table ?? null,
    figures: uniqueBy(
      flat.flatMap((part) => part.figures),
      ({ manualId, figure }) => `${manualId} ${figure}`,
    ),
    related: uniqueBy(
      answered.flatMap((part) => part.related),
      ({ manualId, path }) => [manualId, ...path].join('\n'),
    ),
    suggestions: [...new Set(parts.flatMap(({ answer }) => answer.suggestions))].slice(0, MAX_SUGGESTIONS),
  };
}

/** A part whose citation numbers refer to the combined list. */
function renumber(asked: string, answer: Answer, numbers: readonly number[]): AnsweredPart {
  const { lead, suggestions: _suggestions, citations: _citations, ...rest } = answer;
  const moved = <T extends { citation: number }>(item: T): T => ({
    ...item,
    citation: numbers[item.citation] ?? item.citation,
  });
  const part: PartOfAnswer = {
    ...rest,
    ...(lead !== undefined && { lead: lead.map(moved) }),
    steps: answer.steps.map(moved),
    warnings: answer.warnings.map(moved),
    table: answer.table === null ? null : moved(answer.table),
  };
  return { asked, places: [...numbers], ...part };
}

/** All citations in one list, the first of each part first, and the numbers of each part's citations in it. */
function joinCitations(lists: readonly (readonly Citation[])[]): {
  citations: Citation[];
  numbersOf: number[][];
} {
  const citations: Citation[] = [];
  const numbersOf: number[][] = lists.map(() => []);
  const add = (part: number, at: number, citation: Citation) => {
    const numbers = numbersOf[part];
    if (numbers !== undefined) numbers[at] = citations.push(citation) - 1;
  };
  for (const isFirst of [true, false])
    for (const [part, list] of lists.entries())
      for (const [at, citation] of list.entries()) if ((at === 0) === isFirst) add(part, at, citation);
  return { citations, numbersOf };
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}
