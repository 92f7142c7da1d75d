/** Answers that the company's own pictures and videos give. */
import { CHOICE_TEXT, matchText, VIDEO_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';

/** An answer without anything of a manual. */
export const emptyAnswer = {
  steps: [],
  warnings: [],
  table: null,
  citations: [],
  figures: [],
  related: [],
  suggestions: [],
  videos: [],
};

/** The solution of a known problem. `confidence` 0–1. */
export const fromErrorImage = (image: ErrorImageRow, confidence: number): StoredAnswer => ({
  ...emptyAnswer,
  answered: true,
  band: 'answer',
  confidence,
  content: [matchText(image.title), image.solution].filter((words) => words !== '').join('\n'),
  match: {
    errorTitle: image.title,
    errorDescription: image.description,
    solution: image.solution,
    fileKey: image.fileKey,
    confidence,
  },
});

/** Known problems among which the customer has to say which one it is. `confidence` 0–1. */
export const fromChoices = (images: readonly ErrorImageRow[], confidence: number): StoredAnswer => ({
  ...emptyAnswer,
  answered: false,
  band: 'closest',
  confidence,
  content: CHOICE_TEXT,
  choices: images.map(({ id, title, fileKey }) => ({ errorImageId: id, errorTitle: title, fileKey })),
});

/** A video that may help. `confidence` 0–1. */
export const fromVideo = (video: StoredAnswer['videos'][number], confidence: number): StoredAnswer => ({
  ...emptyAnswer,
  answered: true,
  band: 'answer',
  confidence,
  content: VIDEO_TEXT,
  videos: [video],
});
