/** Where an answer breaks off what the manual has in one piece. */
import type { Answer } from '../../../engine/ask/base/answer.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import type { ManualSource } from '../../../engine/index/manual-index.ts';
import { countWords } from '../../../engine/structure/element.ts';
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';
import { findCutRows } from './cut-rows.ts';
import { listsOf } from './lists.ts';
import { type Said, saidIn } from './said.ts';
import { type Line, sectionLines } from './section-lines.ts';

/** What is broken off, in the order of the table. */
export const CUT_KINDS = ['colon', 'list', 'steps', 'question', 'row', 'sentence'] as const;
export type CutKind = (typeof CUT_KINDS)[number];

/** What an answer says, and what of the same piece it neither says nor offers. */
export type Cut = { kind: CutKind; page: number | null; said: string; missing: string };

/** Shorter words stand anywhere: characters without white space. */
const TELLING = 12;
/** Items of so few words are names on a drawing, of which one may be asked for by itself. */
const NAME_WORDS = 4;

/** What is broken off in an answer, piece by piece; a refusal says nothing. */
export function findCuts(answer: Answer, manual: ManualSource): Cut[] {
  if (answer.band === 'none') return [];
  const said = saidIn(answer);
  const isCited = citedBy(answer, manual);
  const sections = [...sectionLines(manual).values()].filter((lines) =>
    lines.some(({ passage }) => isCited(passage)),
  );
  const isSaid = (line: Line) => isTelling(line) && isCited(line.passage) && said(line.text);
  const shown = wordsOfWhole(sections, isSaid, said);
  const isSaidHere = (line: Line) => isSaid(line) && !shown.has(squeezeText(line.text));
  return [
    ...findCutRows(answer, manual),
    ...sections.flatMap((lines) => brokenSentences(lines, isSaid, said)),
    ...sections.flatMap((lines) => brokenLists(lines, isSaidHere, said)),
  ];
}

/**
 * The items of lists that are shown whole. Procedures have steps of the same words ("Close the cover."): such a step is said of the
 * one that is shown, and breaks no other off.
 */
function wordsOfWhole(sections: readonly (readonly Line[])[], isSaid: IsSaid, said: Said): Set<string> {
  const whole = sections
    .flatMap(listsOf)
    .filter(({ items }) => items.some(isSaid) && items.every(({ text }) => said(text)));
  return new Set(whole.flatMap(({ items }) => items.map(({ text }) => squeezeText(text))));
}

const isTelling = ({ text }: Line): boolean => squeezeText(text).length >= TELLING;

/** Whether a passage is one that the answer names a place of. */
function citedBy({ citations }: Answer, { manualId }: ManualSource): (passage: Passage) => boolean {
  const own = citations.filter((citation) => citation.manualId === manualId);
  return ({ heading, page, pageEnd }) =>
    own.some(
      (citation) =>
        citation.heading === heading &&
        (citation.page === null ||
          page === null ||
          (page <= (citation.pageEnd ?? citation.page) && citation.page <= (pageEnd ?? page))),
    );
}

type IsSaid = (line: Line) => boolean;

/** A sentence that leads to the next or asks what the next answers, or that the next ends. */
function brokenSentences(lines: readonly Line[], isSaid: IsSaid, said: Said): Cut[] {
  return lines.flatMap((line, i): Cut[] => {
    const next = lines[i + 1];
    if (next === undefined || !isSaid(line) || said(next.text)) return [];
    if (line.passage.kind === 'warning' && next.passage !== line.passage) return [];
    const kind = breaks(line, next);
    return kind === null ? [] : [cutOf(kind, line, next)];
  });
}

function breaks(line: Line, next: Line): CutKind | null {
  if (/[:：]$/.test(line.text)) return 'colon';
  if (/[?？]$/.test(line.text) && line.endsBlock && next.item === null) return 'question';
  const isOpen = !/[.!?…:;。！？”"’)]$/.test(line.text);
  const isGoingOn = next.item === null && /^\p{Ll}/u.test(next.text);
  return isOpen && isGoingOn && countWords(line.text) > NAME_WORDS ? 'sentence' : null;
}

/**
 * Lists and procedures of which items are said, and others are not; and items without the sentence that says of what they are. A
 * sentence that is an item of a list that nothing leads to stands for itself.
 */
function brokenLists(lines: readonly Line[], isSaid: IsSaid, said: Said): Cut[] {
  return listsOf(lines).flatMap(({ items, leadIn, isOrdered }): Cut[] => {
    const own = items.filter(isSaid);
    const missing = items.find((line) => !said(line.text));
    const [first] = own;
    if (first === undefined || isOfNames(items)) return [];
    if (leadIn === null && !isOrdered && own.length === 1 && /[.!?。！？]$/.test(first.text)) return [];
    if (missing !== undefined) return [cutOf(isOrdered ? 'steps' : 'list', first, missing)];
    return leadIn !== null && !said(leadIn.text) ? [cutOf('list', first, leadIn)] : [];
  });
}

const isOfNames = (items: readonly Line[]): boolean =>
  items.filter(({ text }) => countWords(text) <= NAME_WORDS).length > items.length / 2;

const cutOf = (kind: CutKind, line: Line, missing: Line): Cut => ({
  kind,
  page: line.passage.page,
  said: line.text,
  missing: `${missing.item?.marker ?? ''} ${missing.text}`.trim(),
});
