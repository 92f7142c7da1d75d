/** Sheets of labels on A4, by how many labels they have; those named `edge` reach the edge of the paper. */
export const LABEL_LAYOUTS = ['a4-24', 'a4-40', 'a4-24-edge', 'a4-40-edge'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** What they are called to choose from. */
export const LAYOUT_NAMES: Record<LabelLayout, string> = {
  'a4-24': '24 labels of 63.5 × 33.9 mm',
  'a4-40': '40 labels of 45.7 × 25.4 mm',
  'a4-24-edge': '24 labels of 70 × 37 mm, to the edge of the paper',
  'a4-40-edge': '40 labels of 52.5 × 29.7 mm, to the edge of the paper',
};
