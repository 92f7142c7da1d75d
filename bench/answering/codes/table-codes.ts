import type { Passage } from '../../../engine/document/manual.ts';

/** A row of a table and the passage that holds it. */
type CodeRow = { passage: number; cells: string[] };
/** A code as printed and the rows that it stands for: those that begin with it, or else all with a cell that is it. */
export type TableCode = { code: string; rows: CodeRow[] };

/** Letters and digits in one word ("E-04", "STK500", "P2.13") or groups of digits with hyphens ("58-1121"). */
const CODE =
  /^(?=\S*\d)(?=\S*\p{L}|\d{2,3}-\d{4,}$|\d+(?:-\d+){2,}$)[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+){0,4}$/u;
/** "5V", "10mm", "2nd", "98x28", "0x1f", "v1.2", "1.2a", "3-phase": amounts, sizes, values and versions are no codes. */
const NO_CODE =
  /^\d+(?:[.,-]\d+)*-?\p{L}+\d?$|^\d+x[\da-f]+$|^v?\d+(?:\.\d+)+\p{L}?$|^\d{1,4}-\p{L}+-\d+$|^\d{4}-\d{2}-\d{2}$/iu;
const LENGTH = { min: 2, max: 24 };

/** The codes in cells of the tables of a manual, each once. */
export function collectCodes(passages: readonly Passage[]): TableCode[] {
  const codes = new Map<string, { code: string; keyed: CodeRow[]; others: CodeRow[] }>();
  for (const { ordinal, table } of passages) {
    for (const { cells } of table?.rows ?? []) {
      cells.forEach((cell, column) => {
        const code = cell.trim();
        if (!isCode(code)) return;
        const known = codes.get(squeeze(code)) ?? { code, keyed: [], others: [] };
        (column === 0 ? known.keyed : known.others).push({ passage: ordinal, cells });
        codes.set(squeeze(code), known);
      });
    }
  }
  return [...codes.values()].map(({ code, keyed, others }) => ({
    code,
    rows: keyed.length > 0 ? keyed : others,
  }));
}

/** Whether a cell is nothing but a code or part number. */
export function isCode(cell: string): boolean {
  return cell.length >= LENGTH.min && cell.length <= LENGTH.max && CODE.test(cell) && !NO_CODE.test(cell);
}

/** The code with another last digit such that the manual does not hold it in any way of writing; null if all do. */
export function neighbourOf(code: string, passages: readonly Passage[]): string | null {
  const text = squeezed(passages);
  for (let step = 1; step < 10; step += 1) {
    const other = code.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + step) % 10));
    if (!text.includes(squeeze(other))) return other;
  }
  return null;
}

const texts = new WeakMap<readonly Passage[], string>();
function squeezed(passages: readonly Passage[]): string {
  const known = texts.get(passages);
  if (known !== undefined) return known;
  const text = passages
    .map(({ heading, text: words, context }) => squeeze(`${heading} ${words} ${context}`))
    .join('\n');
  texts.set(passages, text);
  return text;
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
