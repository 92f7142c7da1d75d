import type { Passage } from '../engine/document/manual.ts';
import type { CitedManual, StoredAnswer } from './stored-answer.ts';

type StoredCitation = StoredAnswer['citations'][number];

/** What a customer gets of a correction. */
export type CorrectedAnswer = { id: string; content: string; citation: StoredCitation | null };

/**
 * Gives the company's words in place of the manual's, but keeps the warnings, verbatim and cited, so that no
 * correction removes a safety label or what to do in an emergency. Confidence is 1: the company itself has said it.
 */
export function correctAnswer(
  { id, content, citation }: CorrectedAnswer,
  manuals: StoredAnswer,
): StoredAnswer {
  const citations = citation === null ? [] : [citation];
  const numbers = new Map<number, number>();
  const warnings = manuals.warnings.flatMap((warning) => {
    const cited = manuals.citations[warning.citation];
    if (cited === undefined || !isGoverning(cited, citation, manuals)) return [];
    const number = numbers.get(warning.citation) ?? citations.push(cited) - 1;
    numbers.set(warning.citation, number);
    return [{ ...warning, citation: number }];
  });
  return {
    answered: true,
    band: 'answer',
    confidence: 1,
    content,
    steps: [],
    warnings,
    table: null,
    citations,
    figures: [],
    related: manuals.answered ? manuals.related : [],
    suggestions: manuals.suggestions,
    videos: manuals.videos,
    correction: { id },
    ...(manuals.made && { made: manuals.made }),
    ...(manuals.emergency && { emergency: manuals.emergency }),
  };
}

/**
 * Whether a warning stays. If the manual had an answer, its warnings stay. If it only had closest passages, which may
 * be about anything, only warnings on the page that the company names stay.
 */
const isGoverning = (
  warning: StoredCitation,
  source: StoredCitation | null,
  { answered }: StoredAnswer,
): boolean => answered || (source?.manualId === warning.manualId && source.page === warning.page);

type Source = { manualId: string | null; versionId: string | null; page: number | null };

/**
 * Cites the page that a correction names, without a quote, because nobody chose words of it. Null without a page, and
 * once another version of the manual answers, because its pages differ.
 * @param passage the first one on the page
 */
export function citeSource(
  { manualId, versionId, page }: Source,
  manuals: ReadonlyMap<string, CitedManual>,
  passage: Pick<Passage, 'heading' | 'path'> | undefined,
): StoredCitation | null {
  const manual = manuals.get(manualId ?? '');
  if (manual === undefined || manual.versionId !== versionId) return null;
  return {
    manualId: manual.manualId,
    title: manual.title,
    page,
    pageEnd: page,
    heading: passage?.heading ?? '',
    path: passage?.path ?? [],
    quote: '',
    boxes: [],
    fileKey: manual.fileKey,
    filename: manual.filename,
    pages: manual.pages,
  };
}
