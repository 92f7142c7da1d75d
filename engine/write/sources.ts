import type { FoundPassage } from '../ask/find/search.ts';
import { type Stretch, splitSentences } from '../document/sentences.ts';

/**
 * A passage that a model may write from. `number` is what it is cited by, 1 for the first; only the `stretches` of its
 * text are read, in order.
 */
export type Source = { number: number; found: FoundPassage; stretches: Stretch[] };

const MAX_SOURCES = 5;
/** Characters of all sources together and of one: what a small model reads in a second or two. */
const MAX_CHARACTERS = 6000;
const MAX_SOURCE_CHARACTERS = 1800;
/** A passage ranked after the best one is worth reading with at least this share of its score. */
const WORTH_READING = 0.3;

/**
 * Chooses the passages to write from: those of the engine's own answer, then the next ones found. Safety labels are
 * left out, because they are shown word for word and never rewritten.
 */
export function chooseSources(taken: readonly FoundPassage[], found: readonly FoundPassage[]): Source[] {
  const best = found[0]?.score ?? 0;
  const next = found.filter(({ score }) => score >= WORTH_READING * best);
  const sources: Source[] = [];
  let characters = 0;
  for (const passage of [...taken, ...next]) {
    if (sources.length >= MAX_SOURCES) break;
    const isKnown = sources.some(({ found: known }) => known.number === passage.number);
    if (isKnown || passage.passage.kind === 'warning') continue;
    const left = Math.min(MAX_SOURCE_CHARACTERS, MAX_CHARACTERS - characters);
    const stretches = stretchesOf(passage).filter(({ end }) => end <= left);
    if (stretches.length === 0) continue;
    characters += stretches.at(-1)?.end ?? 0;
    sources.push({ number: sources.length + 1, found: passage, stretches });
  }
  return sources;
}

/** What is read of a source, as the manual prints it. */
export const textOf = ({ found: { passage }, stretches }: Source): string =>
  stretches.map(({ start, end }) => passage.text.slice(start, end)).join('\n');

/** Words that stand above a source: its headings, and what its rows or steps are introduced by. */
export function aboveOf(source: Source): string {
  const { path, heading, context, table } = source.found.passage;
  const header = (table?.header ?? []).join('\t');
  const isSaid = context !== '' || textOf(source).startsWith(header);
  return [...path, heading, context, isSaid ? '' : header].filter((text) => text.trim() !== '').join('\n');
}

/** Sentences, steps or rows; the pieces of a sentence that the page breaks are one. */
function stretchesOf({ passage: { kind, text } }: FoundPassage): Stretch[] {
  const pieces = splitSentences(text);
  if (kind === 'table') return pieces;
  const whole: Stretch[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      /^\p{Ll}/u.test(text.slice(piece.start, piece.start + 2)) &&
      !/[.!?:;]$/.test(text.slice(last.start, last.end));
    if (goesOn) last.end = piece.end;
    else whole.push({ ...piece });
  }
  return whole;
}
