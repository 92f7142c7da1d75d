/** Where a text of the manual may be interrupted, so that its beginning fits a phone. */

/** A beginning that is shorter says nothing: a label's own title, or a lone word. Characters. */
const LEAST_BEGUN = 30;
/** Fewer characters than this are no reason to interrupt a text. */
const LEAST_REST = 50;

/** The end of a sentence before another one or an item of a list, and the end of a line. A word of one or two letters is an abbreviation. */
const ENDS = /[\p{L}\p{M}\p{N})%°]{3}[.!?;]["'”’»)]*(?=\s+[\p{Lu}\p{Lo}•▪■●–-])|[。！？।]|\n/gu;

/**
 * The first sentence of a text, with as many others as fit, and what follows them. A line that leads to a list is not parted from
 * its first item. Together they are the whole text; `rest` is empty where so little would be left that nothing is gained.
 * @param most characters to begin with, if the first sentence is not longer
 */
export function beginText(text: string, most: number): { begun: string; rest: string } {
  const whole = { begun: text, rest: '' };
  if (text.length <= most + LEAST_REST) return whole;
  const ends = [...text.matchAll(ENDS)]
    .map((found) => found.index + found[0].length)
    .filter((end) => end >= LEAST_BEGUN && !text.slice(0, end).trimEnd().endsWith(':'));
  const end = ends.findLast((at) => at <= most) ?? ends[0];
  if (end === undefined || text.length - end < LEAST_REST) return whole;
  return { begun: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() };
}
