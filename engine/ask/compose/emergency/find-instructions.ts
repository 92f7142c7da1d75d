import type { Passage } from '../../../document/manual.ts';
import { type Stretch, splitSentences } from '../../../document/sentences.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { manualOfPassage } from '../../../index/manual-index.ts';
import type { EmergencyKind } from './kinds.ts';
import { type InstructionReader, instructionReader } from './read-instruction.ts';

/** Characters `start` to `end` of passage number `passage` of the index. */
export type Piece = Stretch & { passage: number };

/** An instruction of a manual for emergencies, complete: a section, a safety label, a table row, or sentences with their list. */
export type Instruction = {
  /** The kinds of emergency it names; empty if it is about any kind. */
  kinds: readonly EmergencyKind[];
  /** Whether the heading of its section is about emergencies, of these kinds or in general. */
  isSection: boolean;
  pieces: readonly Piece[];
};

const known = new WeakMap<ManualIndex['passages'], readonly Instruction[]>();

/** All instructions for emergencies, in the order of the manuals. They are found once for each index. */
export function findInstructions(index: ManualIndex): readonly Instruction[] {
  const found = known.get(index.passages) ?? [...sectionsOf(index), ...sentencesOf(index)];
  known.set(index.passages, found);
  return found;
}

const readerAt = ({ languageOf }: ManualIndex, passage: number): InstructionReader | null =>
  instructionReader(languageOf[passage] ?? 'en');

/** Sections with headings like "In an emergency" or "If you smell gas" that say what to do. */
function sectionsOf(index: ManualIndex): Instruction[] {
  const found: Instruction[] = [];
  let passage = 0;
  while (passage < index.passages.length) {
    const end = endOfSection(index, passage);
    const { heading = '' } = index.passages[passage] ?? {};
    const reader = readerAt(index, passage);
    const kinds = reader?.conditionsOf(heading) ?? [];
    const texts = index.passages.slice(passage, end).map(({ text }) => text);
    const isAbout = reader !== null && (kinds.length > 0 || reader.isGeneral(heading));
    if (isAbout && texts.some((text) => reader.tellsReaction(text))) {
      const pieces = texts.map((text, i) => ({ passage: passage + i, start: 0, end: text.length }));
      found.push({ kinds, isSection: true, pieces });
      passage = end;
    } else passage = nextSection(index, passage);
  }
  return found;
}

const headingsOf = ({ path, heading }: Passage): string[] => [...path, heading];

/** The number of the first passage after a section and its subsections. */
function endOfSection(index: ManualIndex, first: number): number {
  const own = index.passages[first];
  if (own === undefined) return first + 1;
  const headings = headingsOf(own);
  const isWithin = (passage: Passage | undefined): boolean =>
    passage?.section === own.section || headings.every((heading, i) => passage?.path[i] === heading);
  let end = first + 1;
  while (index.manualOf[end] === index.manualOf[first] && isWithin(index.passages[end])) end += 1;
  return end;
}

function nextSection({ passages, manualOf }: ManualIndex, first: number): number {
  let next = first + 1;
  while (
    next < passages.length &&
    manualOf[next] === manualOf[first] &&
    passages[next]?.section === passages[first]?.section
  )
    next += 1;
  return next;
}

/** Labels, sentences and table rows that say what to do if something happens. */
function sentencesOf(index: ManualIndex): Instruction[] {
  return index.passages.flatMap((passage, number) => {
    const reader = readerAt(index, number);
    if (reader === null || passage.kind === 'code') return [];
    if (passage.table !== null) return rowsOf(passage, number, reader);
    return splitSentences(passage.text).flatMap((sentence) => instructionAt(index, number, sentence, reader));
  });
}

/** A table row that names a fault such as "Smell of burning" and says what to do at once. */
const rowsOf = ({ table }: Passage, passage: number, reader: InstructionReader): Instruction[] =>
  (table?.rows ?? []).flatMap(({ cells: [named = '', ...others], start, end }) => {
    const kinds = reader.topicsOf(named);
    const isAbout = kinds.length > 0 && others.some((cell) => reader.tellsReaction(cell));
    return isAbout ? [{ kinds, isSection: false, pieces: [{ passage, start, end }] }] : [];
  });

function instructionAt(
  index: ManualIndex,
  number: number,
  sentence: Stretch,
  reader: InstructionReader,
): Instruction[] {
  const text = index.passages[number]?.text ?? '';
  const kinds = reader.conditionsOf(text.slice(sentence.start, sentence.end));
  if (kinds.length === 0) return [];
  const pieces = wholeOf(index, number, sentence);
  const told = pieces.map((piece) => index.passages[piece.passage]?.text.slice(piece.start, piece.end) ?? '');
  return told.some((part) => reader.tellsReaction(part)) ? [{ kinds, isSection: false, pieces }] : [];
}

/**
 * Everything that belongs to a sentence: its safety label, or its paragraph from the sentence on, and the list that it introduces. In a
 * procedure it is only the one step, as the others are about something else.
 */
function wholeOf(index: ManualIndex, number: number, sentence: Stretch): Piece[] {
  const passage = index.passages[number];
  if (passage === undefined) return [];
  const { kind, text, steps } = passage;
  const step = steps.find(({ start, end }) => start <= sentence.start && sentence.start < end);
  if (kind === 'steps' && step !== undefined)
    return [{ passage: number, start: startOfLine(text, step.start), end: step.end }];
  const own =
    kind === 'warning'
      ? { passage: number, start: 0, end: text.length }
      : { passage: number, start: sentence.start, end: endOfParagraph(text, sentence.end) };
  return [own, ...listBehind(index, own)];
}

const startOfLine = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The end of the paragraph; after a colon, the end of the list that it introduces. */
function endOfParagraph(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  const end = feed < 0 ? text.length : feed;
  return text.slice(0, end).trimEnd().endsWith(':') ? text.length : end;
}

const LIST_ITEM = /(?:^|\n)\s*(?:\d{1,2}[.)]|[a-z][.)]|[•▪■●◦>–-])\s[^\n]*$/u;

/** The steps after a piece that ends in a colon or in the middle of their list. */
function listBehind(index: ManualIndex, { passage, start, end }: Piece): Piece[] {
  const own = index.passages[passage];
  if (own === undefined || end < own.text.length) return [];
  const said = own.text.slice(start, end).trimEnd();
  if (!said.endsWith(':') && !LIST_ITEM.test(said)) return [];
  const pieces: Piece[] = [];
  const { firstPassage, passageCount } = manualOfPassage(index, passage);
  for (let next = passage + 1; next < firstPassage + passageCount; next += 1) {
    const { kind, section, text, continues } = index.passages[next] ?? {};
    const isPart = pieces.length === 0 || continues !== null;
    if (kind !== 'steps' || section !== own.section || text === undefined || !isPart) break;
    pieces.push({ passage: next, start: 0, end: text.length });
  }
  return pieces;
}
