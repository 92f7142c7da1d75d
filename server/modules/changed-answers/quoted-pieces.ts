import type { Quoted } from '../../../engine/changes/compare-quote.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';

/** Words of a manual that an answer stands on. */
export type QuotedPiece = Quoted & {
  /** As printed on the page, otherwise the file's number; null where the format has none. */
  page: string | null;
  isWarning: boolean;
};

type StoredCitation = StoredAnswer['citations'][number];

/**
 * What an answer quoted of a manual: its citations, its steps and its warnings.
 * @param fileKey of the version that answers now, which is compared with nothing
 */
export function quotedPieces(answer: StoredAnswer, manualId: string, fileKey: string): QuotedPiece[] {
  const isOld = (citation: StoredCitation | undefined): citation is StoredCitation =>
    citation?.manualId === manualId && citation.fileKey !== fileKey;
  const piece = (quote: string, citation: StoredCitation | undefined, isWarning: boolean): QuotedPiece[] =>
    quote.trim() === '' || !isOld(citation) ? [] : [{ ...placeOf(citation), quote, isWarning }];
  const at = (index: number): StoredCitation | undefined => answer.citations[index];
  const said = [answer, ...(answer.parts ?? [])];
  return [
    // Warnings first: what is quoted twice is told as one.
    ...said.flatMap(({ warnings = [] }) =>
      warnings.flatMap(({ text, citation }) => piece(text, at(citation), true)),
    ),
    ...answer.citations.flatMap((citation) => piece(citation.quote, citation, false)),
    ...said.flatMap(({ steps = [] }) =>
      steps.flatMap(({ text, citation }) => piece(text, at(citation), false)),
    ),
  ];
}

const placeOf = ({
  heading,
  path,
  page,
  printed,
}: StoredCitation): Omit<QuotedPiece, 'quote' | 'isWarning'> => ({
  heading,
  // Older answers name no path.
  path: path ?? [],
  page: printed ?? (page === null ? null : String(page)),
});
