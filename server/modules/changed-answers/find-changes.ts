import { compareQuote, type QuoteChange } from '../../../engine/changes/compare-quote.ts';
import type { VersionWords } from '../../../engine/changes/version-words.ts';
import type { PrintedPages } from '../../../engine/document/manual.ts';
import type { ChangedWords } from '../../db/schema/notices.ts';
import type { QuotedPiece } from './quoted-pieces.ts';

/** What a version says now. */
export type SaidNow = {
  /** Of the manual that is compared first, then of the product's others. */
  words: readonly VersionWords[];
  printedPages: PrintedPages;
  /** Why nothing is certain: the version was recognised from pictures, has pages that could not be read, or is in another language. */
  isDoubtful: boolean;
};

/** Most changes that are told of one answer. */
const MOST_CHANGES = 12;

type Found = ChangedWords & { isCertain: boolean };

/** Makes the function that finds what a version changes of what an answer quoted; the same quote is compared once. */
export function createFindChanges({ words, printedPages, isDoubtful }: SaidNow) {
  const known = new Map<string, QuoteChange[]>();

  function compare({ quote, heading, path }: QuotedPiece): QuoteChange[] {
    const key = JSON.stringify([heading, path, quote]);
    const found = known.get(key) ?? compareQuote({ quote, heading, path }, words);
    known.set(key, found);
    return found;
  }

  const pageNow = (page: number | null): string | null =>
    page === null ? null : (printedPages[page] ?? String(page));

  /**
   * @param earlier what other versions have changed of it, oldest first: whoever was told of that goes by the words of then
   * @returns null where nothing is changed
   */
  return (
    pieces: readonly QuotedPiece[],
    earlier: readonly ChangedWords[],
  ): { isCertain: boolean; changes: ChangedWords[] } | null => {
    const found = new Map<string, Found>();
    for (const piece of pieces)
      for (const change of compare(piece)) {
        const { before, now, page, isCertain } = follow(change, piece, earlier);
        if (before === null || found.has(change.before)) continue;
        found.set(change.before, {
          ...{ before, now, heading: piece.heading, isWarning: piece.isWarning },
          ...{ pageBefore: piece.page, pageNow: pageNow(page), isCertain: isCertain && !isDoubtful },
        });
      }
    if (found.size === 0) return null;
    const all = [...found.values()];
    const certain = all.filter((one) => one.isCertain);
    // Nobody is told of what is doubtful beside what is certain.
    const told = (certain.length > 0 ? certain : all).slice(0, MOST_CHANGES);
    return {
      isCertain: certain.length > 0,
      changes: told.map(({ isCertain: _, ...change }) => change),
    };
  };

  function follow(
    change: QuoteChange,
    piece: QuotedPiece,
    earlier: readonly ChangedWords[],
  ): Omit<QuoteChange, 'before'> & { before: string | null } {
    let said: string | null = change.before;
    for (const one of earlier) if (one.before === said) said = one.now;
    if (said === change.before) return change;
    // Gone by then: nothing is changed any more.
    if (said === null) return { ...change, before: null };
    const [again] = compareQuote({ quote: said, heading: piece.heading, path: piece.path }, words);
    return again ?? { ...change, before: null };
  }
}
