import { FIGURE_WORDS, TABLE_WORDS } from '../../../document/caption-words.ts';
import type { Figure, Passage } from '../../../document/manual.ts';
import type { Stretch } from '../../../document/sentences.ts';
import { type IndexedManual, type ManualIndex, manualOfPassage } from '../../../index/manual-index.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { captionLabel, labelNumber, namedFigures } from '../../../structure/pages/figures.ts';
import { formsOfAll, wordForms } from '../../../words/named-words.ts';
import type { ReferredItem, ReferredThings } from '../../base/query.ts';
import { legendItems } from '../legend-items.ts';
import type { Reference } from './references.ts';

/** Scores for how much a passage is about a figure: it has the caption, it refers to the figure, or it is next to it. */
const HOLDS_CAPTION = 2;
const NAMES = 1;
const STANDS_BESIDE = 0.5;

const partLists = whenNeeded(() => wordForms(`‹${formsOfAll('headings', 'parts')}›`));
const TABLE_NAME = new RegExp(`(?<!\\p{L})(?:${TABLE_WORDS})\\s*(\\d+(?:[.-]\\d+)*)`, 'giu');

/**
 * Resolves the things that a question names by number in the manuals of an index. A number that no manual has is returned as unknown,
 * provided that the manuals number such things at all.
 */
export function findReferred(index: ManualIndex, reference: Reference): ReferredThings | null {
  return reference.figure === null
    ? findPart(index, reference.item ?? '')
    : findFigure(index, reference.figure, reference);
}

function findFigure(
  index: ManualIndex,
  wanted: string,
  { item, isCertain }: Reference,
): ReferredThings | null {
  const figures = new Map<IndexedManual, Figure[]>();
  for (const manual of index.manuals) {
    const same = manual.figures.filter(({ label }) => isSameNumber(label, wanted));
    if (same.length > 0) figures.set(manual, same);
  }
  const holders = new Map<number, number>();
  index.passages.forEach((passage, number) => {
    const strength = strengthOf(passage, figures.get(manualOfPassage(index, number)) ?? [], wanted);
    if (strength > 0) holders.set(number, strength);
  });
  if (holders.size === 0) return isCertain ? { ...NOTHING, isUnknown: true } : null;
  const shown = [...figures].flatMap(([{ manualId }, same]) =>
    same.map(({ ordinal }) => ({ manualId, ordinal })),
  );
  const items = item === null ? [] : findInFigure(index, [...holders.keys()], item);
  for (const { passage } of items) holders.set(passage, HOLDS_CAPTION);
  return {
    ...NOTHING,
    figure: wanted,
    holders,
    figures: shown,
    items,
    lacksItem: item !== null && items.length === 0,
  };
}

const NOTHING: ReferredThings = {
  figure: null,
  holders: new Map(),
  figures: [],
  items: [],
  lacksItem: false,
  isUnknown: false,
};

/** "7" is Fig. 7, and so is 7a; "7a" is Fig. 7 where the manual has no letters. */
function isSameNumber(label: string | null, wanted: string): boolean {
  const number = label === null ? null : labelNumber(label)?.toLowerCase().replaceAll('–', '-');
  if (number === null || number === undefined) return false;
  const bare = (text: string) => text.replace(/(?<=\d)[a-z]$/, '');
  return number === wanted || bare(number) === wanted || number === bare(wanted);
}

const figureWords = new RegExp(FIGURE_WORDS, 'i');

/** A cheap test before the references of a text are parsed; it rules out most texts. */
const mayNameFigure = (text: string, wanted: string): boolean =>
  text.includes(/\d+/.exec(wanted)?.[0] ?? '') && figureWords.test(text);

/** @param figures the figures of this number in the passage's manual; if there are any, only passages next to one can refer to it */
function strengthOf(passage: Passage, figures: readonly Figure[], wanted: string): number {
  const own = figures.filter(({ ordinal }) => passage.figures.includes(ordinal));
  const mayName = figures.length > 0 ? own.length > 0 : mayNameFigure(passage.text, wanted);
  if (!mayName) return 0;
  if (captionIn(passage.text, own, wanted) !== null) return HOLDS_CAPTION;
  const isNamed = namedFigures(passage.text).some(
    (number) => number.toLowerCase().replaceAll('–', '-') === wanted,
  );
  if (isNamed) return NAMES;
  return own.length > 0 ? STANDS_BESIDE : 0;
}

/**
 * The place of a figure's caption in a text: the caption as it was detected, or else the line that begins with the label.
 * @param figures the figures of this number next to the text
 */
export function captionIn(text: string, figures: readonly Figure[], wanted: string): Stretch | null {
  for (const { caption } of figures) {
    const start = caption === '' ? -1 : text.indexOf(caption);
    if (start >= 0) return { start, end: start + caption.length };
  }
  let start = 0;
  for (const line of text.split('\n')) {
    if (isSameNumber(captionLabel(line), wanted)) return { start, end: start + line.length };
    start += line.length + 1;
  }
  return null;
}

/** Finds a numbered part of a figure: in its legend, or in the parts table that a passage beside it refers to. */
function findInFigure(index: ManualIndex, holders: readonly number[], item: string): ReferredItem[] {
  const inLegend = holders.flatMap((number) => {
    const same = legendItems(index.passages[number]?.text ?? '').filter((entry) => entry.number === item);
    // The number is also in the drawing, next to unrelated labels; the legend entry is longer.
    const [found] = same.sort((a, b) => b.end - b.start - (a.end - a.start));
    return found ? [{ passage: number, start: found.start, end: found.end, row: null }] : [];
  });
  if (inLegend.length > 0) return inLegend;
  const captioned = holders.filter((number) => namesTables(index.passages[number]).length > 0);
  return rowsOf(index, item, (passage, number) =>
    captioned.some(
      (holder) =>
        index.manualOf[holder] === index.manualOf[number] &&
        namesTables(index.passages[holder]).some((table) => isTable(passage, table)),
    ),
  );
}

/** Finds a number in the parts list, with the figure that the list belongs to. */
function findPart(index: ManualIndex, item: string): ReferredThings | null {
  const lists = index.passages.flatMap((passage, number) => (isPartList(passage) ? [number] : []));
  if (lists.length === 0) return null;
  const items = rowsOf(index, item, isPartList);
  if (items.length === 0) return { ...NOTHING, isUnknown: !isNumberedElsewhere(index, item) };
  const figures = items.flatMap(({ passage }) => figuresOfTable(index, passage));
  return { ...NOTHING, holders: new Map(items.map(({ passage }) => [passage, NAMES])), figures, items };
}

function isPartList({ table, heading, context }: Passage): boolean {
  if (table === null || !table.rows.some(({ cells: [key = ''] }) => /^\d{1,3}$/.test(key.trim())))
    return false;
  return partLists().test([heading, context, ...table.header].join('\n'));
}

const isNumberedElsewhere = (index: ManualIndex, item: string): boolean =>
  index.passages.some(({ text }) => legendItems(text).some(({ number }) => number === item));

function rowsOf(
  index: ManualIndex,
  item: string,
  isWanted: (passage: Passage, number: number) => boolean,
): ReferredItem[] {
  return index.passages.flatMap((passage, number) => {
    const row = passage.table?.rows.find(({ cells: [key = ''] }) => key.trim() === item);
    if (row === undefined || !isWanted(passage, number)) return [];
    return [{ passage: number, start: row.start, end: row.end, row: row.cells }];
  });
}

const namesTables = (passage: Passage | undefined): string[] =>
  [...(passage?.text ?? '').matchAll(TABLE_NAME)].map(([, number = '']) => number);

const isTable = ({ table, context }: Passage, wanted: string): boolean =>
  table !== null && [...context.matchAll(TABLE_NAME)].some(([, number]) => number === wanted);

/** Figures whose passages refer to the table: "The numbers are those of Table 16." */
function figuresOfTable(index: ManualIndex, table: number): ReferredThings['figures'] {
  const manual = manualOfPassage(index, table);
  const passage = index.passages[table];
  if (passage === undefined) return [];
  const own = index.passages.slice(manual.firstPassage, manual.firstPassage + manual.passageCount);
  const beside = own.filter(
    (other) => other.figures.length > 0 && namesTables(other).some((name) => isTable(passage, name)),
  );
  const ordinals = new Set([...beside.flatMap(({ figures }) => figures), ...passage.figures]);
  return [...ordinals].map((ordinal) => ({ manualId: manual.manualId, ordinal }));
}
