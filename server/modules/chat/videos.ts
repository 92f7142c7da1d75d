import type { Answer } from '../../../engine/ask/answer.ts';
import { matchDescription } from '../../../engine/ask/match-description.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';
import type { VideoRow } from './chat.repository.ts';

/** A video is shown for what holds at least this share of its description's words. */
export const VIDEO_FITS = 0.6;

/** The vendor's videos that fit an answer, best first; none with a refusal. */
export function videosFor(
  answer: Answer,
  question: string,
  videos: readonly VideoRow[],
): StoredAnswer['videos'] {
  if (!answer.answered) return [];
  const about = [question, answer.citations[0]?.heading ?? ''].join(' ');
  return videos
    .map((video) => ({ video, fit: matchDescription(about, video.description) }))
    .filter(({ fit }) => fit >= VIDEO_FITS)
    .sort((a, b) => b.fit - a.fit)
    .map(({ video }) => ({ video_link: video.link, video_description: video.description }));
}
