/** The company's own help for a question: a known problem with its solution, and a video. */
import { matchDescription } from '../../../../engine/ask/match-description.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import { fittingVideos } from '../../../../replies/videos.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';
import type { VideoRow } from '../chat.repository.ts';
import { fromErrorImage, fromVideo } from './media-answers.ts';

/** Share of a problem's words that the question holds. */
const SAME_PROBLEM = 0.6;
/** Lower than for showing a video at once: after a failed answer, a rough fit is better than nothing. */
const RELATED_VIDEO = 0.4;

type Media = { images: readonly ErrorImageRow[]; videos: readonly VideoRow[] };

/**
 * Answers from what the company has given, the best problem first, then the best video.
 * @param about the question and the headings of what was tried
 * @param shown keys of pictures and links of videos that stand in the conversation
 */
export function mediaRemedies(
  question: string,
  about: string,
  { images, videos }: Media,
  shown: ReadonlySet<string>,
): StoredAnswer[] {
  const problems = images
    .filter(({ fileKey, solution }) => !shown.has(fileKey) && solution !== '')
    .map((image) => ({ image, fit: fitOf(question, image) }))
    .filter(({ fit }) => fit >= SAME_PROBLEM)
    .sort((a, b) => b.fit - a.fit)
    .map(({ image, fit }) => fromErrorImage(image, fit));
  const notShown = videos.filter(({ link }) => !shown.has(link));
  const films = fittingVideos(about, notShown, RELATED_VIDEO).map(({ video, fit }) => fromVideo(video, fit));
  return [...problems, ...films];
}

const fitOf = (question: string, { title, description }: ErrorImageRow): number =>
  Math.max(matchDescription(question, title), matchDescription(question, description));
