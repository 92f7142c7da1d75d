import type { PassageKind, Step, TableRow, WarningLevel } from '../document/manual.ts';
import type { Cell, Line } from '../document/pages.ts';
import { isOpenEnded, splitSentences } from '../document/sentences.ts';
import { countWords } from '../document/words.ts';
import { type Element, type ElementOf, isKind } from './element.ts';
import type { Unit } from './headings/section-units.ts';
import { appendBlock, cutBlock, emptyText, type PassageText, placeLines } from './passage-text.ts';
import { cellWithItems } from './tables/cell-lines.ts';
import type { ListEntry } from './take-list.ts';
import type { WarningUnit } from './take-warning.ts';

/** A passage before it has its number in the manual. */
export type PassageDraft = {
  kind: PassageKind;
  body: PassageText;
  context: string;
  steps: Step[];
  table: { header: string[]; rows: TableRow[] } | null;
  level: WarningLevel | null;
  /** Parts of one procedure or table refer to the same object; null for other passages. */
  whole: object | null;
};

const MAX_PASSAGE_WORDS = 180;
const MAX_PROCEDURE_WORDS = 300;

/** Number of words in a passage from which an entry of a list of terms starts a new passage. */
const MIN_WORDS_BEFORE_ENTRY = 50;
/** Indentation of the explanation of a term, as a share of the page width. */
const INDENT_SHARE = 0.015;

/** A line of more words has content of its own. */
const MAX_INTRODUCTION_WORDS = 12;

/** Number of words from which a listing is a passage of its own. */
const LONG_CODE_WORDS = 60;

/** The passages of a section's units in order. */
export function draftPassages(units: readonly Unit[]): PassageDraft[] {
  const drafts: PassageDraft[] = [];
  let texts: Array<Extract<Unit, { kind: 'text' }>> = [];
  const flush = (): void => {
    drafts.push(...draftTexts(texts));
    texts = [];
  };
  for (const unit of units) {
    if (unit.kind === 'text' && !isLongCode(unit.element)) {
      texts.push(unit);
      continue;
    }
    const leadIn = texts.at(-1)?.element.text ?? '';
    flush();
    if (unit.kind === 'warning') drafts.push(draftWarning(unit));
    else if (unit.kind === 'steps') drafts.push(...draftSteps(unit.list.entries, unit.leadIn));
    else if (unit.kind === 'table') drafts.push(...draftTable(unit.element, unit.caption));
    else drafts.push(...draftCode(unit.element, leadIn.endsWith(':') ? leadIn : ''));
  }
  flush();
  return drafts.filter((draft) => draft.body.text.trim() !== '');
}

function newDraft(kind: PassageKind, context = '', whole: object | null = null): PassageDraft {
  return { kind, body: emptyText(), context, steps: [], table: null, level: null, whole };
}

function isLongCode(element: Element): boolean {
  return isKind(element, 'code') && countWords(element.text) > LONG_CODE_WORDS;
}

/** Paragraphs, items and short listings, collected up to the size of a passage and split at sentence ends. */
function draftTexts(units: ReadonlyArray<Extract<Unit, { kind: 'text' }>>): PassageDraft[] {
  const drafts: PassageDraft[] = [];
  let words = MAX_PASSAGE_WORDS;
  const pieces = units.flatMap(({ element, marker, isLabel = false }) =>
    cutLong(element.text, element, marker).map((piece) => ({ ...piece, isLabel })),
  );
  for (const [index, piece] of pieces.entries()) {
    const isFull = words + wordsTogether(pieces, index) > MAX_PASSAGE_WORDS;
    if (isFull || (words >= MIN_WORDS_BEFORE_ENTRY && isEntry(pieces, index))) {
      drafts.push(newDraft('text'));
      words = 0;
    }
    const body = drafts.at(-1)?.body;
    if (body) {
      const place = appendBlock(body, piece.text, piece.lines, piece.marker ? `${piece.marker} ` : '');
      if (piece.isLabel) body.labels.push(place);
      else if (piece.isListing) body.listings.push(place);
    }
    words += piece.words;
  }
  return drafts;
}

/** Whether a piece begins an entry that the previous piece does not introduce. */
function isEntry(pieces: readonly Piece[], index: number): boolean {
  const [before, piece, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  return piece !== undefined && beginsEntry(piece, next) && !(before && leadsTo(before, piece));
}

/**
 * Whether a piece begins an entry of a list of terms, as in references and glossaries: its first line is less indented than the text after
 * it, in the same paragraph or below the term.
 */
function beginsEntry(piece: Piece, next: Piece | undefined): boolean {
  if (piece.marker !== null || piece.isListing) return false;
  const [term, second] = piece.lines;
  if (second !== undefined) return isFurtherIn(second, term);
  const isTerm = piece.words <= MAX_INTRODUCTION_WORDS && next?.marker === null && !next.isListing;
  return isTerm && isFurtherIn(next.lines[0], term);
}

const isFurtherIn = (line: Line | undefined, above: Line | undefined): boolean =>
  !!line?.box && !!above?.box && line.box.x - above.box.x > INDENT_SHARE;

/** Number of words in a piece and in the pieces after it that must stay together with it. */
function wordsTogether(pieces: readonly Piece[], index: number): number {
  let words = 0;
  for (let at = index; ; at += 1) {
    const [piece, next] = [pieces[at], pieces[at + 1]];
    words += piece?.words ?? 0;
    if (!piece || !next || !leadsTo(piece, next)) return words;
  }
}

/** Whether a piece introduces the next: a term, a line that ends in a colon, or a sentence that is interrupted by a listing. */
function leadsTo({ text, words, marker, isListing }: Piece, next: Piece): boolean {
  if (isListing) return /^\p{Ll}/u.test(next.text);
  const isOpen = isOpenEnded(text);
  return isOpen && (next.isListing || (marker === null && words <= MAX_INTRODUCTION_WORDS));
}

/** `marker` is put before the first piece of a list item. */
type Piece = {
  text: string;
  lines: Element['lines'];
  words: number;
  marker: string | null;
  isListing: boolean;
};

function cutLong(text: string, element: Element, marker: string | null): Piece[] {
  const total = countWords(text);
  const isListing = isKind(element, 'code');
  if (total <= MAX_PASSAGE_WORDS) return [{ text, lines: element.lines, words: total, marker, isListing }];
  const pieces: Piece[] = [];
  let begin = 0;
  let end = 0;
  /** Characters from `begin` to `end`. */
  let words = 0;
  const push = (): void => {
    if (end === begin) return;
    const piece = cutBlock(text, element.lines, begin, end);
    pieces.push({ ...piece, words, marker: begin === 0 ? marker : null, isListing });
  };
  for (const sentence of splitSentences(text)) {
    const size = countWords(text.slice(sentence.start, sentence.end));
    if (end > begin && words + size > MAX_PASSAGE_WORDS) {
      push();
      begin = sentence.start;
      words = 0;
    }
    words += size;
    end = sentence.end;
  }
  push();
  return pieces;
}

/** A warning is one passage, whole and verbatim whatever its length. */
function draftWarning({ level, elements }: WarningUnit): PassageDraft {
  const draft = newDraft('warning');
  draft.level = level;
  for (const element of elements) {
    const prefix = isKind(element, 'list-item') ? `${element.block.marker} ` : '';
    if (isKind(element, 'table')) appendTableText(draft.body, element);
    else appendBlock(draft.body, element.text, element.lines, prefix);
  }
  return draft;
}

function appendTableText(body: PassageText, element: ElementOf<'table'>): void {
  for (const row of [element.block.header, ...element.block.rows]) {
    for (const cell of row) if (cell.text !== '') appendRow(body, [cell], element.page);
  }
}

/** All steps in order. If they have too many words for one passage, they are split between steps. */
function draftSteps(entries: readonly ListEntry[], leadIn: string): PassageDraft[] {
  const wordsOf = ({ item, more }: ListEntry) =>
    countWords([item, ...more].map((part) => part.text).join(' '));
  const total = entries.reduce((sum, entry) => sum + wordsOf(entry), 0);
  const limit = total <= MAX_PROCEDURE_WORDS ? MAX_PROCEDURE_WORDS : MAX_PASSAGE_WORDS;
  const whole = total <= MAX_PROCEDURE_WORDS ? null : {};
  const drafts: PassageDraft[] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = wordsOf(entry);
    if (words + size > limit) {
      drafts.push(newDraft('steps', leadIn, whole));
      words = 0;
    }
    words += size;
    const draft = drafts.at(-1);
    if (!draft) continue;
    const { marker } = entry.item.block;
    const place = appendBlock(draft.body, entry.item.text, entry.item.lines, `${marker} `);
    for (const element of entry.more) {
      const more = appendBlock(draft.body, element.text, element.lines);
      if (isKind(element, 'code')) draft.body.listings.push(more);
      place.end = more.end;
    }
    draft.steps.push({ marker, ...place, level: entry.level });
  }
  return drafts;
}

/** A table, split between rows; the header is part of the first passage and context of the others. */
function draftTable(element: ElementOf<'table'>, caption: string): PassageDraft[] {
  const header = element.block.header.map((cell) => cell.text);
  const headerText = header.filter((text) => text !== '').join(' ');
  const whole = {};
  const start = (): PassageDraft => {
    const context = [caption, drafts.length > 0 ? headerText : ''].filter((part) => part !== '').join('\n');
    const draft = newDraft('table', context, whole);
    draft.table = { header, rows: [] };
    if (drafts.length === 0) appendRow(draft.body, element.block.header, element.page);
    drafts.push(draft);
    return draft;
  };
  const drafts: PassageDraft[] = [];
  let draft = start();
  let words = countWords(headerText);
  for (const [index, row] of element.block.rows.entries()) {
    const cells = row.map(cellWithItems);
    const size = countWords(cells.join(' '));
    if (words + size > MAX_PASSAGE_WORDS && draft.table && draft.table.rows.length > 0) {
      draft = start();
      words = 0;
    }
    words += size;
    const place = appendRow(draft.body, row, element.rowPages?.[index] ?? element.page);
    draft.table?.rows.push({ cells, ...place });
  }
  if (drafts.length === 1) draft.whole = null;
  return drafts;
}

/** Adds a row as one line with tabs between cells, keeping the place of each printed line. */
function appendRow(body: PassageText, cells: readonly Cell[], page: number): { start: number; end: number } {
  const filled = cells.filter((cell) => cell.text !== '');
  if (filled.length === 0) return { start: body.text.length, end: body.text.length };
  const start = body.text === '' ? 0 : body.text.length + 1;
  body.text += body.text === '' ? '' : '\n';
  for (const [index, { text, box, lines = [{ text, box }] }] of filled.entries()) {
    if (index > 0) body.text += '\t';
    const placed = lines.map((line) => ({ ...line, page }));
    body.spans.push(...placeLines(text, placed, body.text.length));
    body.text += text;
  }
  body.pages.push(page);
  return { start, end: body.text.length };
}

/** A listing, split between lines. */
function draftCode(element: Element, leadIn: string): PassageDraft[] {
  const whole = {};
  const drafts: PassageDraft[] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const line of element.lines) {
    const size = countWords(line.text);
    if (words + size > MAX_PASSAGE_WORDS) {
      drafts.push(newDraft('code', leadIn, whole));
      words = 0;
    }
    words += size;
    const body = drafts.at(-1)?.body;
    if (body) body.listings.push(appendBlock(body, line.text, [line]));
  }
  const [only, ...others] = drafts;
  if (only && others.length === 0) only.whole = null;
  return drafts;
}
