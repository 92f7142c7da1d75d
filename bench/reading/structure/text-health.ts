import type { Passage, StructuredManual } from '../../../engine/document/manual.ts';
import { countWords } from '../../../engine/document/words.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import {
  createNamesOtherPage,
  findContentsLines,
  isContentsPage,
  type NamesOtherPage,
} from './contents-lines.ts';
import { lineKey, type PrintedPage } from './printed-pages.ts';

/** What is wrong with the passages of a manual, told without knowing its source. */
export type TextHealth = {
  /** Words of all passages. */
  words: number;
  /** Share of these in heads, feet and page numbers. */
  running: number;
  /** Share of these in lines of lists of contents. */
  contents: number;
  /** Passages of more than 200 words, not counting what is never cut: steps, rows of tables, warnings. */
  long: number;
  /** Words that were left broken with the hyphen of a line's end although the manual has them unbroken. */
  hyphens: number;
  /** Share of these that are not printed as often on their page. */
  doubled: number;
  /** Share of the words printed, heads, feet and lists of contents aside, that are in no passage, heading or caption of their page. */
  missing: number;
};

const LONG_WORDS = 200;

/** Share of a page's height in which heads and feet stand. */
const BAND_SHARE = 0.12;

/** A line of a passage where it is printed; whether it is a block of its own. */
type PassageLine = { page: number; text: string; y: number; bottom: number; isAlone: boolean };

/** Examines the passages of a PDF against what `pdftotext` prints of it. */
export function examineText(manual: StructuredManual, pages: readonly PrintedPage[]): TextHealth {
  const lines = manual.passages.filter(({ kind }) => kind !== 'table').flatMap(linesOf);
  const words = sum(manual.passages, ({ text }) => countWords(text));
  const namesOtherPage = createNamesOtherPage(manual);
  const entries = findContentsLines(lines, namesOtherPage);
  const isRunning = ({ page, text, y, bottom }: PassageLine) =>
    (y < BAND_SHARE || bottom > 1 - BAND_SHARE) && (pages[page - 1]?.running.has(lineKey(text)) ?? false);
  const { doubled, missing, printed } = compareWords(manual, pages, namesOtherPage);
  return {
    words,
    running: sum(lines.filter(isRunning), ({ text }) => countWords(text)) / Math.max(1, words),
    contents: sum(entries, ({ text }) => countWords(text)) / Math.max(1, words),
    long: manual.passages.filter(({ kind, text }) => isCut(kind) && countWords(text) > LONG_WORDS).length,
    hyphens: countBroken(manual.passages),
    doubled: doubled / Math.max(1, words),
    missing: missing / Math.max(1, printed),
  };
}

function linesOf({ text, spans }: Passage): PassageLine[] {
  return spans.map(({ start, end, page, box }) => ({
    page,
    text: text.slice(start, end),
    y: box.y,
    bottom: box.y + box.height,
    isAlone: /^\n?$/.test(text.charAt(start - 1)) && /^\n?$/.test(text.charAt(end)),
  }));
}

/** Words kept with a hyphen at the end of a line that the manual has elsewhere without it, and not with it. */
function countBroken(passages: readonly Passage[]): number {
  const all = passages.map(({ text }) => text).join('\n');
  const known = new Set(all.toLowerCase().match(/[\p{L}\p{N}-]+/gu));
  const broken = passages.flatMap(({ text, spans }) =>
    spans.flatMap(({ end }, index) => {
      const next = spans[index + 1];
      if (text.charAt(end - 1) !== '-' || next?.start !== end) return [];
      const [before = ''] = /[\p{L}\p{N}]+-$/u.exec(text.slice(0, end)) ?? [];
      const [after = ''] = /^\p{L}+/u.exec(text.slice(end)) ?? [];
      return before === '' || after === '' ? [] : [[before, after].join('').toLowerCase()];
    }),
  );
  const isWhole = (word: string) => known.has(word.replace('-', ''));
  return broken.filter(isWhole).length;
}

function compareWords(
  manual: StructuredManual,
  pages: readonly PrintedPage[],
  namesOtherPage: NamesOtherPage,
) {
  const stretches = manual.passages.flatMap(stretchesOf);
  const read = countByPage(stretches);
  const shown = countByPage([...stretches, ...namesOf(manual)]);
  let [doubled, missing, printed] = [0, 0, 0];
  pages.forEach(({ lines: rows, running }, index) => {
    const all = countWordsOf(rows.map((parts) => parts.join(' ')));
    for (const [word, times] of read.get(index + 1) ?? []) {
      const known = all.get(word) ?? 0;
      if (known > 0) doubled += Math.max(0, times - known);
    }
    if (isContentsPage(rows, index + 1, namesOtherPage)) return;
    const kept = rows.map((parts) => parts.filter((part) => !running.has(lineKey(part))).join('   '));
    for (const [word, times] of countWordsOf(kept)) {
      printed += times;
      missing += Math.max(0, times - (shown.get(index + 1)?.get(word) ?? 0));
    }
  });
  return { doubled, missing, printed };
}

const isCut = (kind: Passage['kind']): boolean => kind === 'text' || kind === 'code';

/** A passage's text page by page: lines of a page together, because a word may go on from one to the next. */
function stretchesOf({ text, spans }: Passage): Array<{ page: number; text: string }> {
  return [...groupBy(spans, ({ page }) => page)].map(([page, lines]) => {
    const [start, end] = [
      Math.min(...lines.map((line) => line.start)),
      Math.max(...lines.map((line) => line.end)),
    ];
    return { page, text: text.slice(start, end) };
  });
}

/** Headings and captions, which stand beside the passages. */
function namesOf({ sections, figures, passages }: StructuredManual): Array<{ page: number; text: string }> {
  return [
    ...sections.map(({ page, heading }) => ({ page: page ?? 0, text: heading })),
    ...figures.map(({ page, caption }) => ({ page: page ?? 0, text: caption })),
    ...passages
      .filter(({ kind }) => kind !== 'text')
      .flatMap(({ page, pageEnd, context }) =>
        [...new Set([page ?? 0, pageEnd ?? 0])].map((at) => ({ page: at, text: context })),
      ),
  ];
}

function countByPage(lines: readonly { page: number; text: string }[]): Map<number, Map<string, number>> {
  const texts = new Map<number, string[]>();
  for (const { page, text } of lines) texts.set(page, [...(texts.get(page) ?? []), text]);
  return new Map([...texts].map(([page, of]) => [page, countWordsOf(of)]));
}

/** Words of lines, those broken at their ends joined. */
function countWordsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const text = lines
    .join('\n')
    .normalize('NFKC')
    .replace(/(\p{L})[-\u00ad\u2010]\n?(?=\p{L})/gu, '$1');
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
