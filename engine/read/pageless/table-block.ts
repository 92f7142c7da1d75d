import type { Block, Cell } from '../../document/pages.ts';
import { tableText } from '../../document/table-text.ts';

/**
 * A table of a Word file; null for one without text. Its header is the first row if Word marks it or its cells are short and
 * filled. A single cell is a frame around text.
 * @param headerRows how many rows Word marks as header
 */
export function tableBlock(rows: readonly Cell[][], headerRows: number): Block | null {
  const filled = rows.filter((row) => row.some((cell) => cell.text !== ''));
  const [first, ...others] = filled;
  if (!first) return null;
  const text = tableText(filled);
  const base = { text, lines: [{ text, box: null }], box: null };
  const cells = filled.flat().filter((cell) => cell.text !== '');
  if (cells.length === 1) return { kind: 'paragraph', ...base, fontSize: null, bold: false };
  const isHeader =
    headerRows > 0 || (others.length > 0 && first.every(({ text: cell }) => cell !== '' && cell.length < 60));
  return { kind: 'table', ...base, header: isHeader ? first : [], rows: isHeader ? others : filled };
}
