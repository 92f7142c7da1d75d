import type { Answer } from '../engine/ask/base/answer.ts';
import { matchDescription } from '../engine/ask/match-description.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** A video of the vendor's. */
export type Video = { link: string; description: string; captions?: string | undefined };

/** A video as answers show it; `fit`: the share of its description's words that was found, 0–1. */
type FittingVideo = { video: StoredAnswer['videos'][number]; fit: number };

/** A video is shown for what holds at least this share of its description's words. */
export const VIDEO_FITS = 0.6;

/** The vendor's videos that fit an answer, best first; none with a refusal. */
export function videosFor(
  answer: Answer,
  question: string,
  videos: readonly Video[],
): StoredAnswer['videos'] {
  if (!answer.answered) return [];
  const about = [question, answer.citations[0]?.heading ?? ''].join(' ');
  return fittingVideos(about, videos, VIDEO_FITS).map(({ video }) => video);
}

/** The videos whose description has at least the share `least` of its words in a text, best first. */
export const fittingVideos = (about: string, videos: readonly Video[], least: number): FittingVideo[] =>
  videos
    .map(({ link, description, captions }) => ({
      video: { video_link: link, video_description: description, ...(captions && { captions }) },
      fit: matchDescription(about, description),
    }))
    .filter(({ fit }) => fit >= least)
    .sort((a, b) => b.fit - a.fit);
