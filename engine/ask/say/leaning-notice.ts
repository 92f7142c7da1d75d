import { splitSentences } from '../../document/sentences.ts';
import { type ManualIndex, passageNumber } from '../../index/manual-index.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { countWords } from '../../structure/element.ts';
import { formsOfAll } from '../../words/named-words.ts';
import type { FoundPassage } from '../find/search.ts';
import type { CitedPiece } from './citations/citations.ts';

/** Words of what a notice leans on that are shown at most; a longer last sentence is shown whole. */
const MAX_WORDS = 50;

/** "This option …", "Dieser Punkt …": what is pointed at stands before. */
const pointer = whenNeeded(
  () => new RegExp(String.raw`^(?:${formsOfAll('printed', 'pointing')})\s+(\p{L}+)`, 'iu'),
);

/** The product itself and its manual stand nowhere before. */
const product = whenNeeded(() => new RegExp(`^(?:${formsOfAll('printed', 'product')})`, 'iu'));

/**
 * The end of the text before a notice that says nothing without it ("Note: this option is for PNG only"): its last sentences. Null
 * for a notice that stands for itself, a safety label, and one that follows something else.
 */
export function textLeanedOn(index: ManualIndex, found: FoundPassage): CitedPiece | null {
  const { kind, level, text, ordinal, section } = found.passage;
  if (kind !== 'warning' || level !== 'notice') return null;
  const body = text.slice(text.indexOf('\n') + 1);
  const named = pointer().exec(body)?.[1];
  if (named === undefined || product().test(named)) return null;
  const number = passageNumber(index, index.manualOf[found.number] ?? 0, ordinal - 1);
  const before = number === null ? undefined : index.passages[number];
  if (number === null || before?.kind !== 'text' || before.section !== section) return null;
  const sentences = splitSentences(before.text);
  const last = sentences.at(-1);
  const first = sentences.find(({ start }) => countWords(before.text.slice(start)) <= MAX_WORDS) ?? last;
  if (first === undefined || last === undefined) return null;
  return { found: { ...found, number, passage: before }, start: first.start, end: last.end };
}
