import { type ManualIndex, manualOfPassage } from '../index/manual-index.ts';
import type { AnswerFigure, RelatedSection } from './answer.ts';
import type { FoundPassage } from './search.ts';

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

/** Figures that the passages of an answer name or that stand with them, in the order of the passages, each once. */
export function figuresOf(index: ManualIndex, sources: readonly FoundPassage[]): AnswerFigure[] {
  const figures = new Map<string, AnswerFigure>();
  for (const { number, manualId, passage } of sources) {
    const known = manualOfPassage(index, number).figures;
    for (const ordinal of passage.figures) {
      const figure = known.find((candidate) => candidate.ordinal === ordinal);
      if (figure === undefined) continue;
      const { label, caption, page } = figure;
      figures.set(`${manualId} ${ordinal}`, { manualId, figure: ordinal, label, caption, page });
    }
  }
  return [...figures.values()].slice(0, MAX_FIGURES);
}
