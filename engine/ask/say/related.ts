import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { AnswerFigure, RelatedSection } from '../base/answer.ts';
import type { FoundPassage } from '../find/search.ts';

/** Maximum number of sections suggested with an answer, and of figures shown with it. */
const MAX_RELATED = 3;
const MAX_FIGURES = 4;

/** Sections of the ranked passages that hold nothing of the answer, best first, each once. */
export function relatedSections(
  found: readonly FoundPassage[],
  sources: readonly FoundPassage[],
): RelatedSection[] {
  const seen = new Set(sources.map(sectionKey));
  const related: RelatedSection[] = [];
  for (const passage of found) {
    if (related.length >= MAX_RELATED) break;
    if (seen.has(sectionKey(passage)) || passage.passage.heading === '') continue;
    seen.add(sectionKey(passage));
    const { manualId, title } = passage;
    const { heading, path, page } = passage.passage;
    related.push({ manualId, title, heading, path, page });
  }
  return related;
}

function sectionKey({ manualId, passage }: FoundPassage): string {
  return `${manualId} ${passage.section}`;
}

/**
 * Figures that the passages of an answer name or that stand with them, in the order of the passages, each once. `named`
 * are those the question asks for by number: where the manual has them, they alone.
 */
export function figuresOf(
  index: ManualIndex,
  sources: readonly FoundPassage[],
  named: readonly { manualId: string; ordinal: number }[] = [],
): AnswerFigure[] {
  const beside = sources.flatMap(({ number, passage }) => {
    const { manualId } = manualOfPassage(index, number);
    return passage.figures.map((ordinal) => ({ manualId, ordinal }));
  });
  const ofSources = named.filter(({ manualId }) => sources.some((source) => source.manualId === manualId));
  const figures = new Map<string, AnswerFigure>();
  for (const { manualId, ordinal } of ofSources.length > 0 ? ofSources : beside) {
    const manual = index.manuals.find((known) => known.manualId === manualId);
    const figure = manual?.figures.find((candidate) => candidate.ordinal === ordinal);
    if (figure === undefined) continue;
    const { label, caption, page } = figure;
    figures.set(`${manualId} ${ordinal}`, { manualId, figure: ordinal, label, caption, page });
  }
  return [...figures.values()].slice(0, MAX_FIGURES);
}
