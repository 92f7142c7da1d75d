/** Advance widths of Helvetica for U+0020 to U+007E in thousandths of the type size (Adobe Core 14 AFM). */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const OTHER_WIDTH = 556;

/** Width of `text` in Helvetica at size 1. */
export function helveticaWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++)
    width += HELVETICA[text.charCodeAt(index) - 32] ?? OTHER_WIDTH;
  return width / 1000;
}
