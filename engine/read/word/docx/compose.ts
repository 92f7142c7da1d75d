import { subscript, superscript } from '../../pageless/scripts.ts';
import type { Picture, Piece, TypeSizes } from './draft.ts';
import type { XmlElement } from './xml.ts';

/** What a paragraph shows: its text, and the pictures and text boxes that are set before and behind it. */
export type Composed = {
  text: string;
  isBold: boolean;
  type: TypeSizes;
  before: Picture[];
  behind: Array<Picture | readonly XmlElement[]>;
  /** Words of notes that could not be put into the text. */
  notes: string[];
};

/** What Word sets text in that says nothing of its size, in points. */
export const DEFAULT_POINTS = 11;
const MIN_BOLD_SHARE = 0.8;
/** Where a note is said; XML has no such character. */
const NOTE = '\0';
const SENTENCE_END = /[.!?…]["'”’»)\]]*(?=\s+[^\s\p{Ll}]|\s*$)|[。！？]/u;
const SOFT_HYPHEN = /\u00ad/g;

/** @param options how blanks are kept, whether notes are said within the text, and where a longer text is cut */
export function compose(
  pieces: readonly Piece[],
  { isCode = false, isHeading = false, maxChars = Number.POSITIVE_INFINITY } = {},
): Composed {
  const { text: raw, boldChars, type } = joinTexts(pieces);
  const plain = raw.replace(SOFT_HYPHEN, '');
  const spaced = (isCode ? plain.trimEnd() : plain.replace(/\s+/g, ' ').trim()).slice(0, maxChars);
  const told = pieces.flatMap((piece) => (piece.kind === 'note' && piece.text !== '' ? [piece.text] : []));
  const apart = isCode || isHeading;
  const text = apart ? spaced.replaceAll(NOTE, '').trimEnd() : withNotes(spaced, told);
  const first = pieces.findIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '');
  const composed: Composed = {
    text,
    isBold: boldChars > 0 && boldChars >= MIN_BOLD_SHARE * spaced.length,
    type,
    before: [],
    behind: [],
    notes: apart ? told : [],
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'box') composed.behind.push(piece.content);
    else if (piece.kind !== 'picture') continue;
    else if (index < first) composed.before.push(piece.picture);
    else composed.behind.push(piece.picture);
  }
  return composed;
}

function joinTexts(pieces: readonly Piece[]): { text: string; boldChars: number; type: TypeSizes } {
  const texts: string[] = [];
  const characters = new Map<number, number>();
  let smallest = 0;
  let boldChars = 0;
  let raised = '';
  let script: 'super' | 'sub' | null = null;
  let last = '';
  const push = (text: string): void => {
    texts.push(text);
    last = text === '' ? last : text.slice(-1);
  };
  const lower = (): void => {
    if (raised !== '') push(script === 'super' ? superscript(raised, last) : subscript(raised, last));
    raised = '';
  };
  for (const piece of pieces) {
    if (piece.kind === 'note') {
      if (piece.text === '') continue;
      lower();
      texts.push(NOTE);
    }
    if (piece.kind !== 'text') continue;
    if (piece.script !== script) lower();
    script = piece.script;
    if (script === null) push(piece.text);
    else raised += piece.text;
    if (piece.bold) boldChars += piece.text.length;
    const size = piece.size ?? DEFAULT_POINTS;
    characters.set(size, (characters.get(size) ?? 0) + piece.text.length);
    if (piece.text.trim() !== '') smallest = smallest === 0 ? size : Math.min(smallest, size);
  }
  lower();
  return { text: texts.join(''), boldChars, type: { smallest, characters } };
}

/** Each note in brackets behind the sentence that refers to it. */
function withNotes(text: string, notes: readonly string[]): string {
  const [start = '', ...others] = text.split(NOTE);
  const said = [start];
  let waiting: string[] = [];
  for (const [index, part] of others.entries()) {
    const last = said.length - 1;
    const before = said[last] ?? '';
    waiting.push(`(${notes[index] ?? ''})`);
    if (/^[\s.,;:!?)。、]|^$/u.test(part)) said[last] = before.trimEnd();
    const isLast = index === others.length - 1;
    const isEnded = SENTENCE_END.test(before.trimEnd().slice(-4));
    const end = isEnded ? 0 : endOfSentence(part, isLast);
    if (end === null) {
      said.push(part);
      continue;
    }
    said.push(part.slice(0, end), ` ${waiting.join(' ')} ${part.slice(end).trimStart()}`);
    waiting = [];
  }
  return said.join('').trim();
}

/** Where in a text the sentence ends that begins before it; null where it goes on behind the text. */
function endOfSentence(text: string, isLast: boolean): number | null {
  const end = SENTENCE_END.exec(text);
  if (end && (isLast || end.index + end[0].length < text.trimEnd().length)) return end.index + end[0].length;
  return isLast ? text.length : null;
}
