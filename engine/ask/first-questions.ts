import type { IndexedManual, ManualIndex } from '../index/manual-index.ts';
import { headingsForSpecialists } from './specialists.ts';
import { troubleQuestion } from './trouble-question.ts';
import { toQuestion } from './words/heading-question.ts';

const MAX_LEVEL = 3;

/**
 * Questions to begin with: one about trouble, for which most people come, and then those made from the headings of the manuals
 * in their main language: how-to questions first, taken evenly over each manual so that they don't all come from its first
 * chapter; none about what is for specialists alone.
 */
export function firstQuestions(index: ManualIndex, limit = 4): string[] {
  const howTo: string[] = [];
  const other: string[] = [];
  const left = headingsForSpecialists(index);
  for (const manual of index.manuals) {
    const languages = languagesOfSections(index, manual);
    for (const { ordinal, level, heading } of manual.sections) {
      const isOwn = (languages.get(ordinal) ?? manual.language) === manual.language;
      const question =
        isOwn && level <= MAX_LEVEL && !left.has(heading) ? toQuestion(heading, manual.language) : null;
      if (question !== null) (question.startsWith('How do I ') ? howTo : other).push(question);
    }
  }
  const trouble = troubleQuestion(index);
  const first = trouble === null ? [] : [trouble];
  const chosen = [...first, ...spread([...new Set(howTo)], limit - first.length)];
  return [...chosen, ...spread([...new Set(other)], limit - chosen.length)];
}

/** Section → the language of its first passage; those without passages are missing. */
function languagesOfSections(
  { passages, languageOf }: ManualIndex,
  { firstPassage, passageCount }: IndexedManual,
): Map<number, string> {
  const languages = new Map<number, string>();
  for (let number = firstPassage + passageCount - 1; number >= firstPassage; number -= 1) {
    const { section = -1 } = passages[number] ?? {};
    languages.set(section, languageOf[number] ?? '');
  }
  return languages;
}

/** At most `count` of `items`, at even distances, in order. */
function spread(items: readonly string[], count: number): string[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
