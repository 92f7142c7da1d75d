import type { ManualIndex } from '../../index/manual-index.ts';
import { isPartsLegend } from '../find/parts-legend.ts';

const MAX_WORDS = 4;
const IN_BRACKETS = /\s*\([^)]*\)/g;
/** A name that is named nowhere else is not what people look for. */
const MIN_NAMED = 3;

/** Asks where the parts are that drawings name and the manual names most, most named first. Known of English alone. */
export function partQuestions(index: ManualIndex): string[] {
  const names = index.passages.flatMap((passage, number) =>
    isPartsLegend(passage, index.languageOf[number])
      ? passage.steps.map(({ start, end }) => nameOf(passage.text.slice(start, end)))
      : [],
  );
  const texts = index.passages.map(({ text }) => text.toLowerCase());
  return [...new Set(names)]
    .filter((name) => /^\p{Ll}[\p{Ll} -]+$/u.test(name) && name.split(' ').length <= MAX_WORDS)
    .map((name) => ({ name, named: texts.filter((text) => text.includes(name)).length }))
    .filter(({ named }) => named >= MIN_NAMED)
    .sort((a, b) => b.named - a.named)
    .map(({ name }) => `Where is the ${name}?`);
}

const nameOf = (item: string): string => item.replace(IN_BRACKETS, '').trim().toLowerCase();
