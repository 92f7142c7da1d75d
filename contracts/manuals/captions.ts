/** Captions of a video: what a vendor gives as WebVTT or SubRip, and what is kept of it. */

/** Most characters of a file of captions: about a quarter of an hour of speech. */
export const MAX_CAPTIONS_CHARS = 20_000;

/** Captions that can't be read; the message says which line is wrong. */
export class CaptionsError extends Error {}

/** A caption; both times as WebVTT writes them. */
type Cue = { from: string; to: string; settings: string; text: string };

/** "00:01:02.500", the hours left out or not; SubRip writes a comma. */
const TIME = String.raw`(?:\d{2,3}:)?[0-5]\d:[0-5]\d[.,]\d{3}`;
const TIMING = new RegExp(String.raw`^(${TIME})[ \t]+-->[ \t]+(${TIME})(?:[ \t]+(.*))?$`);
/** Where a caption stands; anything else that SubRip has there (X1:…) means nothing to WebVTT. */
const SETTING = /^(?:vertical|line|position|size|align):[\w%.,+-]+$/;

const NO_CAPTIONS =
  'This file holds no captions. Choose a WebVTT or SubRip file, with lines such as 00:01.000 --> 00:04.000.';

/**
 * Captions as WebVTT, which is what browsers take, from WebVTT or SubRip (.srt). Only the captions and where they stand are
 * kept: no notes, no style sheet. Source: WebVTT, https://www.w3.org/TR/webvtt1/.
 * @returns the empty text for an empty one
 * @throws CaptionsError with a sentence that says which line is wrong, lines from 1
 */
export function toWebVtt(text: string): string {
  const cues = readCues(text);
  const lines = cues.map(
    ({ from, to, settings, text: words }) => `${from} --> ${to}${settings && ` ${settings}`}\n${words}\n`,
  );
  return cues.length === 0 ? '' : `WEBVTT\n\n${lines.join('\n')}`;
}

/** What is wrong with a file of captions, as a sentence; null where nothing is. */
export function captionsFault(text: string): string | null {
  try {
    readCues(text);
    return null;
  } catch (error) {
    if (error instanceof CaptionsError) return error.message;
    throw error;
  }
}

/** How many captions a text holds, as `toWebVtt` left it. */
export const countCaptions = (webVtt: string): number => readCues(webVtt).length;

function readCues(text: string): Cue[] {
  if (text.trim() === '') return [];
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.includes('-->')) continue;
    const timing = readTiming(line, at + 1);
    const words: string[] = [];
    for (at += 1; lines[at]; at += 1) {
      // Browsers would take it for the times of the next.
      if (lines[at]?.includes('-->'))
        throw new CaptionsError(`Line ${at + 1}: leave an empty line between two captions.`);
      words.push(lines[at] ?? '');
    }
    if (words.length > 0) cues.push({ ...timing, text: words.join('\n') });
  }
  if (cues.length === 0) throw new CaptionsError(NO_CAPTIONS);
  return cues;
}

function readTiming(line: string, number: number): Omit<Cue, 'text'> {
  const [, from, to, settings = ''] = TIMING.exec(line) ?? [];
  if (from === undefined || to === undefined) {
    throw new CaptionsError(`Line ${number}: write the times as 00:01.000 --> 00:04.000.`);
  }
  const times = { from: from.replace(',', '.'), to: to.replace(',', '.') };
  if (secondsOf(times.from) >= secondsOf(times.to)) {
    throw new CaptionsError(`Line ${number}: the caption ends before it begins.`);
  }
  return {
    ...times,
    settings: settings
      .split(/\s+/)
      .filter((one) => SETTING.test(one))
      .join(' '),
  };
}

const secondsOf = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
