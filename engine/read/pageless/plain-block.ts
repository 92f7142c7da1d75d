import type { Block } from '../../document/pages.ts';

/** A text as lines and nothing else, for blocks. */
export const plainBase = (text: string) => ({
  text,
  lines: text.split('\n').map((line) => ({ text: line, box: null })),
  box: null,
});

/** A text as a paragraph. */
export const paragraphOf = (text: string, bold = false): Block => ({
  kind: 'paragraph',
  ...plainBase(text),
  fontSize: null,
  bold,
});
