/** What is offered behind an answer, so that nothing is broken off that the manual has in one piece. */
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Answer } from '../base/answer.ts';
import type { CitedPiece } from '../say/citations/citations.ts';
import { createWholes } from '../say/procedures/whole-list.ts';
import { readable } from '../say/readable.ts';

/** What is said already, word for word. */
type Said = Pick<Answer, 'content' | 'steps' | 'table'>;

/**
 * The passage behind an answer: the stretch that was chosen, grown to the lists, procedures and answered questions that what is said
 * is part of. Null where all of these are said already.
 * @param shown sentences and stretches that are said
 * @param around the stretches that are offered anyway
 */
export function offerWhole(
  index: ManualIndex,
  said: Said,
  shown: readonly CitedPiece[],
  around: readonly CitedPiece[],
): string | null {
  const isSaid = heldBy(said);
  const wholeOf = createWholes(index);
  const more = shown
    .map((piece) => wholeOf(piece.found, piece))
    .filter((whole) => whole.some((piece) => !isSaid(textOf(piece))))
    .flat();
  if (more.length === 0) return null;
  return joined([...around, ...more])
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n');
}

const textOf = ({ found: { passage }, start, end }: CitedPiece): string => readable(passage, start, end);

function heldBy({ content, steps, table }: Said): (text: string) => boolean {
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  const words = [content, ...steps.map(({ marker, text }) => marker + text), ...(table?.rows.flat() ?? [])];
  const all = words.map(squeeze).join('\n');
  return (text) => all.includes(squeeze(text));
}

/** Pieces in reading order; those of a passage that touch are one. */
function joined(pieces: readonly CitedPiece[]): CitedPiece[] {
  const sorted = pieces.toSorted((a, b) => a.found.number - b.found.number || a.start - b.start);
  const all: CitedPiece[] = [];
  for (const piece of sorted) {
    const last = all.at(-1);
    const isNext =
      last?.found.number === piece.found.number &&
      last.found.passage.text.slice(last.end, piece.start).trim() === '';
    if (last !== undefined && isNext) all[all.length - 1] = { ...last, end: Math.max(last.end, piece.end) };
    else all.push(piece);
  }
  return all;
}
