/** Strokes of capitals that need no curves: left, bottom, width and height in fifths of the letter's height. */
const STROKES: Record<string, ReadonlyArray<readonly [number, number, number, number]>> = {
  E: [
    [0, 0, 0.8, 5],
    [0.8, 0, 2.2, 0.8],
    [0.8, 2.1, 1.8, 0.8],
    [0.8, 4.2, 2.2, 0.8],
  ],
  F: [
    [0, 0, 0.8, 5],
    [0.8, 2.1, 1.8, 0.8],
    [0.8, 4.2, 2.2, 0.8],
  ],
  H: [
    [0, 0, 0.8, 5],
    [0.8, 2.1, 1.6, 0.8],
    [2.4, 0, 0.8, 5],
  ],
  I: [[1, 0, 0.8, 5]],
  L: [
    [0, 0, 0.8, 5],
    [0.8, 0, 2.2, 0.8],
  ],
  T: [
    [1.2, 0, 0.8, 4.2],
    [0, 4.2, 3.2, 0.8],
  ],
};
const ADVANCE = 4.2;
const HEIGHT_POINTS = 22;

/** Words of the letters E, F, H, I, L and T as filled shapes, from `x`, `y` in points: text that no text layer has. */
export function blockLetters(text: string, x: number, y: number): string {
  const unit = HEIGHT_POINTS / 5;
  const shapes = [...text].flatMap((letter, index) =>
    (STROKES[letter] ?? []).map(([left, bottom, width, height]) => {
      const at = x + (index * ADVANCE + left) * unit;
      return `${at} ${y + bottom * unit} ${width * unit} ${height * unit} re f`;
    }),
  );
  return shapes.join('\n');
}
