import type { Block } from '../../../document/pages.ts';
import type { NumberField } from './number-fields.ts';
import type { ItemLabel } from './numbering.ts';
import type { XmlElement } from './xml.ts';

/** A picture of a Word file: where it lies in the archive, null where nothing is kept, and what its author calls it. */
export type Picture = {
  part: string | null;
  name: string;
  /** In points; null where the file does not say. */
  size: { width: number; height: number } | null;
};

/** What a paragraph consists of, in order. */
export type Piece =
  | { kind: 'text'; text: string; bold: boolean; size: number | null; script: 'super' | 'sub' | null }
  | { kind: 'number'; field: NumberField; bold: boolean; size: number | null; script: 'super' | 'sub' | null }
  | { kind: 'note'; text: string }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'box'; content: readonly XmlElement[] };

/** How large the type of a paragraph is, in points: its smallest, and how many characters are in each size. */
export type TypeSizes = { smallest: number; characters: ReadonlyMap<number, number> };

/** A block on its way out of a Word file, and what else is known of it. */
export type Draft = {
  block: Block;
  /** Of figures: the picture that is put in at the end. Of paragraphs: the picture that they name. */
  picture?: Picture;
  /** Of paragraphs. */
  type?: TypeSizes;
  label?: ItemLabel;
  isTitle?: boolean;
  /** Whether it stands behind a table whose words hold its own. */
  isApart?: boolean;
  /** Whether its style is one of headings. */
  hasHeadingStyle?: boolean;
};
