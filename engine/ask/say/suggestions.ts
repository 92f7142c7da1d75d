import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { RelatedSection } from '../base/answer.ts';
import type { FoundPassage } from '../find/search.ts';
import { toQuestion } from '../words/heading-question.ts';
import { headingsForSpecialists } from './specialists.ts';

/** Maximum number of questions suggested with an answer. */
const MAX_SUGGESTIONS = 3;

/**
 * Up to three questions that the manual can answer next, made from its own headings: those of the passages that
 * were found after the best one, then those of the sections around the answer. Sections in `related` are offered by their
 * headings already, so they are asked about only where there are no others. Nobody is led to what is for specialists alone.
 */
export function suggestQuestions(
  index: ManualIndex,
  found: readonly FoundPassage[],
  sources: readonly FoundPassage[],
  related: readonly RelatedSection[],
): string[] {
  const [source = found[0]] = sources;
  if (source === undefined) return [];
  const left = new Set([...sources.map(({ passage }) => passage.heading), ...headingsForSpecialists(index)]);
  const offered = new Set(related.map(({ heading }) => heading));
  const near = neighbours(index, source).map(({ heading }) => heading);
  const headings = [...found.map(({ passage }) => passage.heading), ...near].filter((one) => !left.has(one));
  const others = headings.filter((heading) => !offered.has(heading));
  const language = index.languageOf[source.number] ?? manualOfPassage(index, source.number).language;
  const ask = (topics: readonly string[]) =>
    [...new Set(topics.flatMap((topic) => toQuestion(topic, language) ?? []))].slice(0, MAX_SUGGESTIONS);
  const questions = ask(others);
  return questions.length > 0 ? questions : ask(headings);
}

/** The sections that are looked at, counted from a passage's own: the next and the one before first. */
const STEPS = [1, -1, 2, -2, 3, -3];

/** Sections around a passage's own, nearest first. */
function neighbours(index: ManualIndex, { number, passage }: FoundPassage) {
  const { sections } = manualOfPassage(index, number);
  const at = sections.findIndex((section) => section.ordinal === passage.section);
  const order = STEPS.map((step) => sections[at + step]);
  return order.filter((section) => section !== undefined);
}
