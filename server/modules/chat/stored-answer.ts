/** Turns the engine's answer into what is stored of it. */
import type { Answer } from '../../../engine/ask/answer.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';
import type { AnsweringManual } from '../manuals/passages.repository.ts';

/** Adds the present file to each citation, figure and section, so that it always opens the same page. */
export function toStoredAnswer(
  answer: Answer,
  manuals: ReadonlyMap<string, AnsweringManual>,
  videos: StoredAnswer['videos'],
): StoredAnswer {
  const inFile = <T extends { manualId: string }>(item: T) => {
    const manual = manuals.get(item.manualId);
    if (!manual) throw new Error('An answer cites a manual that is not in its index.');
    return { ...item, fileKey: manual.fileKey, filename: manual.filename, pages: manual.pages };
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
  };
}

/** The share of the confidence chart an answer counts into. */
export const confidenceShare = (confidence: number): 'high' | 'medium' | 'low' => {
  if (confidence >= 0.75) return 'high';
  return confidence >= 0.45 ? 'medium' : 'low';
};
