import type { Passage, TableRow } from '../../document/manual.ts';
import { tokenise } from '../../index/tokens.ts';
import type { Query } from '../base/query.ts';
import { isIdentifier } from '../question/identifiers.ts';

type Table = NonNullable<Passage['table']>;

/**
 * The first row of a table without a header, if it names the columns ("Model | TX 7 | TX 11") and the question names one of them; the
 * rows below then say what is asked. Null if there is no such row, or if another row names the same column.
 */
export function rowOfColumnNames({ header, rows }: Table, { terms }: Pick<Query, 'terms'>): TableRow | null {
  const [first, ...others] = rows;
  if (first === undefined || header.slice(1).some(isFilled)) return null;
  const names = first.cells.slice(1).filter(isFilled).map(codeIn);
  if (names.length === 0 || names.includes(null)) return null;
  const asked = new Set(terms.filter((term) => term.isIdentifier && !term.carried).map(({ term }) => term));
  const holdsAsked = (cell: string) => tokenise(cell).some(({ term }) => asked.has(term));
  const isNamed = names.some((name) => name !== null && asked.has(name));
  return isNamed && !others.some(({ cells }) => cells.some(holdsAsked)) ? first : null;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** The code in a cell that holds nothing else; otherwise null. */
function codeIn(cell: string): string | null {
  const [first, ...others] = tokenise(cell);
  const isCode = first !== undefined && isIdentifier(first) && others.every(({ kind }) => kind === 'part');
  return isCode ? first.term : null;
}
