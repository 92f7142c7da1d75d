import type { TableRow } from '../../document/manual.ts';
import { type Language, languageOf } from '../../index/language.ts';
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { termNumbers } from '../../index/term-numbers.ts';
import { tokenise } from '../../index/tokens.ts';
import { holdsType, type Query } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { lackIn } from '../question/forms/lack.ts';
import { holdsTerm } from '../question/identifiers.ts';
import { rowOfColumnNames } from './column-names.ts';
import type { FoundPassage } from './search.ts';
import { overlap, specificWorth, type TermWeights, termWeights } from './sentence-score.ts';

/** Rows that score nearly as well as the best one are shown too, up to this number. */
const MAX_ROWS = 4;
const NEARLY = 0.9;
/** A longer cell, in characters, holds more than a code. */
const MAX_CODE_LENGTH = 40;
/** Factor for a row whose first cell is contained in the question: "setting 12" asks for the row of 12, not for rows that mention it. */
const ASKED_BY_KEY = 1.5;
/** What separates the name of an amount from its condition. */
const SET_APART = /[,;(]/;
/** Factor for a row that begins with the thing that the question says is missing: "no steam". */
const SAME_LACK = 4;

/** Rows of a table, and the row above them that names its columns where it has no header. */
export type FoundRows = { names: TableRow | null; rows: TableRow[] };

/**
 * The rows of a table that answer a query, in table order; none if no row contains a word of it. If rows contain a code of the question,
 * only these are returned, each with its continuation rows; if the code is in a row of column names, that row comes first, followed by
 * the rows that match the other words.
 */
export function findRows(index: ManualIndex, found: FoundPassage, query: Query): FoundRows {
  const { table } = found.passage;
  if (table === null) return { names: null, rows: [] };
  const language = languageOfPassage(index, found.number);
  const names = rowOfColumnNames(table, query);
  const below = names === null ? [] : rowsOfWords(index, table.rows.slice(1), language, query);
  if (below.length > 0) return { names, rows: below };
  const rows = rowsAbout(table.rows, index.vocabulary[query.soleCode ?? -1]);
  const codes = query.soleCode === null ? query.decisive : [query.soleCode];
  const ofCode = rowsOfCode(index, rows ?? table.rows, language.code, codes);
  return {
    names: null,
    rows: ofCode.length > 0 ? ofCode : rowsOfWords(index, table.rows, language, query),
  };
}

/** The rows that match the question best, and those nearly as good. */
function rowsOfWords(
  index: ManualIndex,
  rows: readonly TableRow[],
  language: Language,
  query: Query,
): TableRow[] {
  const weights = termWeights(query);
  const scores = rows.map(({ cells }) => {
    const all = cells.flatMap((cell) => termNumbers(index, cell, language)).filter((number) => number >= 0);
    return (
      overlap(Uint32Array.from(all), weights, specificWorth) *
      gainOfType(cells, query) *
      (askedKey(index, cells, language, { query, weights }) ? ASKED_BY_KEY : 1) *
      (isSameLack(index, cells[0] ?? '', language, query) ? SAME_LACK : 1)
    );
  });
  const best = Math.max(0, ...scores);
  if (best === 0) return [];
  return rows.filter((_, i) => (scores[i] ?? 0) >= best * NEARLY).slice(0, MAX_ROWS);
}

/**
 * How well a table matches the question: the overlap of the row whose first cell is contained in the question, times the share of the
 * question that this cell covers; or of a row and a column that are both asked for ("belts HKS 11"). 0 if there is none, or none that holds
 * the kind of value asked for.
 */
export function bestRowKeyScore(
  index: ManualIndex,
  passage: number,
  query: Query,
  weights: TermWeights,
): number {
  const { header, rows } = index.passages[passage]?.table ?? { header: [], rows: [] };
  const language = languageOfPassage(index, passage);
  const worthOf = (cell = '') => specificOverlap(index, cell, language, weights);
  const column = Math.max(0, ...header.slice(1).map(worthOf));
  const own = query.terms.filter(({ carried }) => !carried);
  const total = own.reduce((sum, term) => sum + specificWorth(term), 0) || 1;
  const scores = rows.map(({ cells }) => {
    const key = askedKey(index, cells, language, { query, weights });
    const isSame = isSameLack(index, cells[0] ?? '', language, query);
    if (query.answerType !== null && !holdsType(query, cells.join(' '))) return 0;
    if (!(key || isSame)) {
      const row = column > 0 ? worthOf(cells[0]) : 0;
      return row > 0 ? RANKING.cell * (row + column) * ((row + column) / total) : 0;
    }
    const terms = Uint32Array.from((key ?? keyOf(index, cells, language)).filter((term) => term >= 0));
    const asked = overlap(terms, weights);
    if (isSame) return SAME_LACK * asked;
    const gain = query.answerType === null ? 1 : RANKING.rowOfAmount;
    return gain * (asked + column) * ((overlap(terms, weights, specificWorth) + column) / total);
  });
  return Math.max(0, ...scores);
}

const specificOverlap = (
  index: ManualIndex,
  cell: string,
  language: Language,
  weights: TermWeights,
): number =>
  overlap(
    Uint32Array.from(termNumbers(index, cell, language).filter((number) => number >= 0)),
    weights,
    specificWorth,
  );

const gainOfType = (cells: readonly string[], query: Query): number =>
  holdsType(query, cells.join(' ')) ? RANKING.answerType : 1;

/** The language that a passage is tokenised and stemmed in. */
export const languageOfPassage = (index: ManualIndex, passage: number): Language =>
  languageOf(manualOfPassage(index, passage).language);

const keyOf = (index: ManualIndex, [first = '']: readonly string[], language: Language): number[] =>
  termNumbers(index, first, language);

/**
 * The terms of a row's first cell if the question contains all of them; otherwise null. A question for an amount may leave out the
 * condition ("Voltage" for "Voltage, single phase") or part of the name ("tank" for "Water tank").
 */
function askedKey(
  index: ManualIndex,
  cells: readonly string[],
  language: Language,
  { query, weights }: { query: Query; weights: TermWeights },
): number[] | null {
  const key = keyOf(index, cells, language);
  if (isKeyAsked(key, weights)) return key;
  if (query.answerType === null) return null;
  const headTerms = termNumbers(index, (cells[0] ?? '').split(SET_APART)[0] ?? '', language);
  if (isKeyAsked(headTerms, weights)) return headTerms;
  const last = headTerms.slice(-1);
  return headTerms.length === 2 && isKeyAsked(last, weights) ? last : null;
}

/** Whether the question itself, without the earlier ones, contains every word of a key. */
const isKeyAsked = (key: readonly number[], weights: TermWeights): boolean =>
  key.length > 0 && key.every((number) => weights.get(number)?.some(({ term }) => !term.carried));

function isSameLack(index: ManualIndex, key: string, language: Language, { lack }: Query): boolean {
  return lack !== null && termNumbers(index, lackIn(key), language)[0] === lack;
}

/** Whether a table has a row about a code: 2 if a row begins with it, 1 if another cell is equal to it, otherwise 0. */
export function codeRowRank(index: ManualIndex, passage: number, code: number): 0 | 1 | 2 {
  const term = index.vocabulary[code];
  const rows = (index.passages[passage]?.table?.rows ?? []).filter(({ cells }) => hasCodeCell(cells, term));
  if (rows.length === 0) return 0;
  return rows.some(({ cells: [key = ''] }) => isCodeOnly(key, term)) ? 2 : 1;
}

/** The table from the row on that has the code as its key, or else as another cell; null if there is none. */
function rowsAbout(rows: TableRow[], code: string | undefined): TableRow[] | null {
  const keyed = rows.findIndex(({ cells: [key = ''] }) => isCodeOnly(key, code));
  const at = keyed >= 0 ? keyed : rows.findIndex(({ cells }) => hasCodeCell(cells, code));
  return at < 0 ? null : rows.slice(at);
}

const hasCodeCell = (cells: readonly string[], code: string | undefined): boolean =>
  cells.some((cell) => isCodeOnly(cell, code));

/** Whether a cell consists of a code only. */
function isCodeOnly(cell: string, code: string | undefined): boolean {
  const [first, ...others] = cell.length > MAX_CODE_LENGTH ? [] : tokenise(cell);
  return first !== undefined && first.term === code && others.every(({ kind }) => kind === 'part');
}

/** The rows with one of the terms, each followed by those with an empty first cell: further causes of the same code. */
function rowsOfCode(
  index: ManualIndex,
  rows: readonly TableRow[],
  language: string,
  terms: readonly number[],
): TableRow[] {
  let isTaken = false;
  const taken = rows.filter(({ cells }) => {
    const goesOn = isTaken && (cells[0] ?? '').trim() === '';
    isTaken = goesOn || cells.some((cell) => holdsTerm(index, cell, language, terms));
    return isTaken;
  });
  return taken.slice(0, MAX_ROWS);
}
