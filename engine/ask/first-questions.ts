import type { ManualIndex } from '../index/manual-index.ts';
import { toQuestion } from './say/suggestions.ts';

const MAX_LEVEL = 3;

/**
 * Questions to begin with, made from the headings of the manuals: how-to questions first, taken evenly over each
 * manual so that they don't all come from its first chapter.
 */
export function firstQuestions(index: ManualIndex, limit = 4): string[] {
  const howTo: string[] = [];
  const other: string[] = [];
  for (const manual of index.manuals) {
    for (const section of manual.sections) {
      const question = section.level <= MAX_LEVEL ? toQuestion(section.heading, manual.language) : null;
      if (question !== null) (question.startsWith('How do I ') ? howTo : other).push(question);
    }
  }
  const chosen = spread([...new Set(howTo)], limit);
  return [...chosen, ...spread([...new Set(other)], limit - chosen.length)];
}

/** At most `count` of `items`, at even distances, in order. */
function spread(items: readonly string[], count: number): string[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
