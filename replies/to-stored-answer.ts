/** Turns the engine's answer into what is stored of it. */
import type { Answer } from '../engine/ask/base/answer.ts';
import type { PrintedPages } from '../engine/document/manual.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { CitedManual, StoredAnswer } from './stored-answer.ts';

/** Adds the present file to each citation, figure and section, so that it always opens the same page. */
export function toStoredAnswer(
  answer: Answer,
  manuals: ReadonlyMap<string, CitedManual>,
  videos: StoredAnswer['videos'],
): StoredAnswer {
  const inFile = <T extends { manualId: string; page: number | null; pageEnd?: number | null }>(item: T) => {
    const manual = manuals.get(item.manualId);
    if (!manual) throw new Error('An answer cites a manual that is not in its index.');
    const { fileKey, filename, pages, printedPages } = manual;
    return { ...item, fileKey, filename, pages, ...printedOf(item, printedPages) };
  };
  const { parts, ...whole } = answer;
  return {
    ...whole,
    citations: answer.citations.map(inFile),
    figures: answer.figures.map(inFile),
    related: answer.related.map(inFile),
    ...(parts && {
      parts: parts.map((part) => ({
        ...part,
        figures: part.figures.map(inFile),
        related: part.related.map(inFile),
      })),
    }),
    videos,
    made: {
      engine: ENGINE_VERSION,
      manuals: [...manuals.values()].map(({ title, number }) => ({ title, version: number })),
    },
  };
}

/** The numbers that are printed on the first and the last page of a place, where they are not the file's. */
export function printedOf(
  { page, pageEnd = null }: { page: number | null; pageEnd?: number | null },
  printedPages: PrintedPages,
): { printed?: string; printedEnd?: string } {
  const [printed, printedEnd] = [page, pageEnd].map((at) => (at === null ? undefined : printedPages[at]));
  return { ...(printed !== undefined && { printed }), ...(printedEnd !== undefined && { printedEnd }) };
}

/** The share of the confidence chart an answer counts into. */
export const confidenceShare = (confidence: number): 'high' | 'medium' | 'low' => {
  if (confidence >= 0.75) return 'high';
  return confidence >= 0.45 ? 'medium' : 'low';
};

/** The same, with the model that had a part in it. */
export const withModel = (stored: StoredAnswer, model: string | null): StoredAnswer =>
  model === null || !stored.made ? stored : { ...stored, made: { ...stored.made, model } };
