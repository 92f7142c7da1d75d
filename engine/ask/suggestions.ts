import type { ManualIndex } from '../index/manual-index.ts';
import type { FoundPassage } from './search.ts';
import { VERBS } from './verbs.ts';

const MAX_SUGGESTIONS = 3;
const MIN_LETTERS = 4;
const MAX_CHARACTERS = 80;
/** Headings under which nothing is to be asked. */
const NOT_A_TOPIC =
  /^(?:(?:table of )?contents|index|preface|foreword|introduction|overview|general|imprint|copyright|notes?|warnings?|caution|danger|important|figure|table|appendix|examples?|inhalt|sommaire|índice)\b/i;

/**
 * Up to three questions that the manual can answer next, made from its own headings: those of the passages that
 * were found after the best one, then those of the sections around the answer.
 */
export function suggestQuestions(
  index: ManualIndex,
  found: readonly FoundPassage[],
  sources: readonly FoundPassage[],
): string[] {
  const [source = found[0]] = sources;
  if (source === undefined) return [];
  const own = new Set(sources.map(({ passage }) => passage.heading));
  const near = neighbours(index, source).map(({ heading }) => heading);
  const headings = [...found.map(({ passage }) => passage.heading), ...near];
  const language = index.manuals[index.manualOf[source.number] ?? 0]?.language ?? 'en';
  const questions = new Set<string>();
  for (const heading of headings) {
    if (questions.size >= MAX_SUGGESTIONS) break;
    const question = own.has(heading) ? null : toQuestion(heading, language);
    if (question !== null) questions.add(question);
  }
  return [...questions];
}

/** Sections around a passage's own, nearest first. */
function neighbours(index: ManualIndex, { number, passage }: FoundPassage) {
  const sections = index.manuals[index.manualOf[number] ?? 0]?.sections ?? [];
  const at = sections.findIndex((section) => section.ordinal === passage.section);
  const order = [1, -1, 2, -2, 3, -3].map((step) => sections[at + step]);
  return order.filter((section) => section !== undefined);
}

/**
 * A heading as a question: "Replacing the filter", "To replace the filter" and "Replace the filter" all become
 * "How do I replace the filter?". Null for a heading that is no topic. In other languages than English the heading
 * itself is what is asked.
 */
export function toQuestion(heading: string, language: string): string | null {
  const topic = heading
    .replace(/^(?:chapter|section|appendix)?\s*[\dA-Z]{1,2}(?:\.\d+)*[.):]?\s+(?=\p{Lu}|\p{Ll}{3})/u, '')
    .replace(/[\s.:…]+$/, '')
    .trim();
  if (
    (topic.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS ||
    topic.length > MAX_CHARACTERS ||
    NOT_A_TOPIC.test(topic)
  )
    return null;
  if (topic.endsWith('?') || language !== 'en') return topic;
  const [, first = '', rest = ''] = /^(?:how )?(?:to )?(\p{L}+)\s+(.+)$/iu.exec(topic) ?? [];
  const verb = VERBS.get(first.toLowerCase());
  return verb === undefined ? `What does the manual say about “${topic}”?` : `How do I ${verb} ${rest}?`;
}
