import type { Passage } from '../../document/manual.ts';
import { type Stretch, splitSentences } from '../../document/sentences.ts';
import { type ManualIndex, passageNumber } from '../../index/manual-index.ts';
import { countWords } from '../../structure/element.ts';
import type { FoundPassage } from '../find/search.ts';
import type { CitedPiece } from './citations/citations.ts';

/** An extract of fewer words leaves room for what its section goes on to say. */
const SHORT_WORDS = 90;
/** Words that a sentence may bring the whole to. */
const MAX_WORDS = 130;

/**
 * What follows an extract that ends its passage and is short, as far as there is room: the text of the same section, or
 * of the parts that a chapter's introduction leads up to. None behind an extract that ends within its passage.
 */
export function readOn(index: ManualIndex, found: FoundPassage, extract: Stretch): CitedPiece[] {
  const pieces: CitedPiece[] = [];
  let words = countWords(found.passage.text.slice(extract.start, extract.end));
  let [last, end] = [found, extract.end];
  while (words < SHORT_WORDS && end >= last.passage.text.trimEnd().length) {
    const next = nextOf(index, last);
    if (next === null || !belongsTo(found.passage, next.passage)) break;
    const fitting = fittingSentences(next.passage.text, MAX_WORDS - words);
    if (fitting === null) break;
    pieces.push({ found: next, ...fitting });
    words += countWords(next.passage.text.slice(fitting.start, fitting.end));
    [last, end] = [next, fitting.end];
  }
  return pieces;
}

function nextOf(index: ManualIndex, found: FoundPassage): FoundPassage | null {
  const number = passageNumber(index, index.manualOf[found.number] ?? 0, found.passage.ordinal + 1);
  const passage = number === null ? undefined : index.passages[number];
  return number === null || passage === undefined ? null : { ...found, number, passage };
}

/** Whether a text goes on from another: in its section, or in a part of the chapter that has its heading. */
function belongsTo({ section, path, heading }: Passage, next: Passage): boolean {
  if (next.kind !== 'text') return false;
  const chapter = [...path, heading];
  return next.section === section || chapter.every((title, level) => next.path[level] === title);
}

/** The first sentences of a text that have at most so many words; null where the first has more. */
function fittingSentences(text: string, maxWords: number): Stretch | null {
  const sentences = splitSentences(text);
  const [first] = sentences;
  if (first === undefined) return null;
  const fitting = sentences.filter(({ end }) => countWords(text.slice(first.start, end)) <= maxWords);
  const last = fitting.at(-1);
  return last === undefined ? null : { start: first.start, end: last.end };
}
