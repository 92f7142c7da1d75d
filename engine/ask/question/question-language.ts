import { isCyrillic, languageOfScript } from '../../document/scripts.ts';
import { boundQuestion } from './bound-question.ts';

/** A question's language, ISO 639-1, and whether the question itself tells it. */
export type QuestionLanguage = { language: string; isCertain: boolean };

/** Whether the manual holds a word, given in lower case. */
type IsManualWord = (word: string) => boolean;
/** Points that groups of letters score, by ISO 639-1. */
type Points = ReadonlyMap<string, number>;

/** Languages in Latin and in Cyrillic letters that the encoder knows; others are told by their script alone. */
const LATIN = 'en de fr es it pt nl da sv nb fi pl cs ro hu tr'.split(' ');
const CYRILLIC = ['ru', 'uk'];
/** The detector's code where it is not ours. */
const CODES: Readonly<Record<string, string>> = { no: 'nb' };

/** A language leads clearly by this many points: one group of letters that the other never has. A word alone may be a name. */
const CLEAR_LEAD = 50;
const LONE_WORD_LEAD = 100;
/** The detector scales a mean of points p to p / (p + 25). */
const SCALE = 25;
/** It looks at groups of four bytes, three bytes apart, and at the end of each word. */
const GROUP_BYTES = 4;
const GROUP_STRIDE = 3;
/** Of a long question the beginning tells enough, of a conversation its end. */
const MAX_CHARACTERS = 500;
const MAX_EARLIER = 3;

/** So many words tell, if this share of them is the manual's. */
const TELLING_WORDS = 3;
const TELLING_SHARE = 0.8;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
/** What tells of no language: addresses, and whatever has a digit ("E-04", "KX900i"). */
const CODES_AND_ADDRESSES = /\S*[@\d]\S*|\b(?:https?:|www\.)\S+/gu;
/** "WLAN", "LED", but not the words of somebody who types in capitals alone. */
const ABBREVIATION = /(?<!\p{L})\p{Lu}[\p{Lu}-]+(?!\p{L})/gu;
const LOWER_CASE = /\p{Ll}/u;
const LONG_WORD = /\p{L}{5}/u;

/** The groups of letters take a third of a second to load, so that is done when the first question needs them. */
let detector: Promise<typeof import('eld/small')> | undefined;

/**
 * Tells the language of a question by its script and its letters. Another language than the manual's is only told if it leads
 * clearly, and does so in the words that the manual does not have: to take a question in the manual's own language for a foreign
 * one costs an answer. Where nothing leads clearly, the conversation's language goes before the manual's.
 *
 * @param earlierQuestions those of the conversation, oldest first
 * @param manualLanguages ISO 639-1, the manual's main one first
 */
export async function languageOfQuestion(
  question: string,
  earlierQuestions: readonly string[],
  manualLanguages: readonly string[],
  isManualWord: IsManualWord = () => false,
): Promise<QuestionLanguage> {
  const own = manualLanguages.length > 0 ? manualLanguages : ['en'];
  for (const earlier of earlierQuestions.slice(-MAX_EARLIER).reverse()) {
    const { language, isCertain } = await tell(earlier, own, own, isManualWord);
    if (isCertain) return tell(question, [...new Set([language, ...own])], own, isManualWord);
  }
  return tell(question, own, own, isManualWord);
}

/** @param expected the languages to be taken where the question is not clear, the likeliest first */
async function tell(
  text: string,
  expected: readonly string[],
  own: readonly string[],
  isManualWord: IsManualWord,
): Promise<QuestionLanguage> {
  const bare = boundQuestion(text.slice(0, MAX_CHARACTERS))
    .normalize('NFKC')
    .replace(CODES_AND_ADDRESSES, ' ');
  const byScript = languageOfScript(bare, expected);
  if (byScript !== null) return { language: byScript, isCertain: true };
  const candidates = isCyrillic(bare) ? CYRILLIC : LATIN;
  const words = wordsOf(bare);
  const [only, another] = own;
  if (only !== undefined && another === undefined && areMostly(isManualWord, words))
    return { language: only, isCertain: true };
  const points = await score(words, candidates);
  const clearly = words.length > 1 ? CLEAR_LEAD : LONE_WORD_LEAD;
  const [best = 'en'] = candidates.toSorted((a, b) => pointsOf(points, b) - pointsOf(points, a));
  const isAhead = (language: string) =>
    candidates.every((other) => other === language || leadOf(points, language, other) >= clearly);

  const likely = expected.filter((language) => candidates.includes(language));
  const close = likely.find((language) => leadOf(points, best, language) < clearly);
  if (close !== undefined) return { language: close, isCertain: isAhead(close) };
  const foreign = await score(
    words.filter((word) => !isManualWord(word)),
    candidates,
  );
  const held = likely.find((it) => own.includes(it) && leadOf(foreign, best, it) < clearly);
  if (held !== undefined) return { language: held, isCertain: false };
  const isCertain = isAhead(best);
  // A question in a script of the manual's is in some language of it; in another script, it may be nothing but a name.
  const [likeliest = best] = expected;
  return { language: isCertain || likely.length > 0 ? best : likeliest, isCertain };
}

/**
 * Whether nearly all words of a question are the manual's: then it is in its language, which spares most processes the detector, a third
 * of a second and 150 MB. Related languages share less.
 */
const areMostly = (isManualWord: IsManualWord, words: readonly string[]): boolean =>
  words.length >= TELLING_WORDS && words.filter(isManualWord).length >= TELLING_SHARE * words.length;

/** In lower case. */
function wordsOf(text: string): string[] {
  const isInCapitals = !LOWER_CASE.test(text) && LONG_WORD.test(text);
  const spelt = isInCapitals ? text : text.replace(ABBREVIATION, ' ');
  return spelt.toLowerCase().match(WORD) ?? [];
}

async function score(words: readonly string[], candidates: readonly string[]): Promise<Points> {
  if (words.length === 0) return new Map();
  detector ??= import('eld/small');
  const { eld } = await detector;
  const groups = countGroups(words);
  const points = new Map<string, number>();
  for (const [code, share] of Object.entries(eld.detect(words.join(' ')).getScores())) {
    const language = CODES[code] ?? code;
    if (candidates.includes(language)) points.set(language, (groups * SCALE * share) / (1 - share));
  }
  return points;
}

function countGroups(words: readonly string[]): number {
  let groups = 0;
  for (const word of new Set(words))
    groups += 1 + Math.max(0, Math.ceil((Buffer.byteLength(word) - GROUP_BYTES) / GROUP_STRIDE));
  return groups;
}

const pointsOf = (points: Points, language: string): number => points.get(language) ?? 0;

const leadOf = (points: Points, language: string, other: string): number =>
  pointsOf(points, language) - pointsOf(points, other);
