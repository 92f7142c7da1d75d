import { isCyrillic, languageOfScript } from '../../document/scripts.ts';
import { boundQuestion } from './amounts/bound-question.ts';

/** The language of a question (ISO 639-1), and whether it was recognised from the question itself. */
export type QuestionLanguage = { language: string; isCertain: boolean };

/** Whether a word (in lower case) is in the manual. */
type IsManualWord = (word: string) => boolean;
/** Scores of the detector by ISO 639-1 code. */
type Points = ReadonlyMap<string, number>;

/** Languages in Latin and in Cyrillic script that the encoder supports; those in other scripts are recognised by their script alone. */
const LATIN = 'en de fr es it pt nl da sv nb fi pl cs ro hu tr'.split(' ');
const CYRILLIC = ['ru', 'uk'];
/** The detector's codes that differ from ISO 639-1. */
const CODES: Readonly<Record<string, string>> = { no: 'nb' };

/** Lead in points from which a language is clear: one letter group that the other language never has. A single word may be a name, so it needs more. */
const CLEAR_LEAD = 50;
const LONE_WORD_LEAD = 100;
/** The detector scales a mean of points p to p / (p + 25). */
const SCALE = 25;
/** The detector uses groups of four bytes, three bytes apart, and the end of each word. */
const GROUP_BYTES = 4;
const GROUP_STRIDE = 3;
/** Characters of a long question that are used, and number of latest questions of a conversation. */
const MAX_CHARACTERS = 500;
const MAX_EARLIER = 3;

/** Number of words, and share of them in the manual, from which a question is in the manual's language. */
const TELLING_WORDS = 3;
const TELLING_SHARE = 0.8;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
/** Text that says nothing about the language: addresses, and everything with a digit ("E-04", "KX900i"). */
const CODES_AND_ADDRESSES = /\S*[@\d]\S*|\b(?:https?:|www\.)\S+/gu;
/** "WLAN", "LED"; not used if the whole question is in capitals. */
const ABBREVIATION = /(?<!\p{L})\p{Lu}[\p{Lu}-]+(?!\p{L})/gu;
const LOWER_CASE = /\p{Ll}/u;
const LONG_WORD = /\p{L}{5}/u;
const UTF8 = new TextEncoder();

/** Loading the detector takes a third of a second, so it is loaded when the first question needs it. */
let detector: Promise<typeof import('eld/small')> | undefined;

/**
 * Detects the language of a question by its script and its letters. Another language than the manual's is reported only if it leads
 * clearly, also among the words that are not in the manual: mistaking a question in the manual's language for a foreign one costs an
 * answer. If no language leads clearly, that of the conversation is assumed, and then the manual's.
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

/** @param expected the languages to assume if the question is not clear, likeliest first */
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
  // A question in a script that the manual uses is in one of its languages; in another script it may be just a name.
  const [likeliest = best] = expected;
  return { language: isCertain || likely.length > 0 ? best : likeliest, isCertain };
}

/**
 * Whether nearly all words of a question are in the manual, and so in its language; related languages share fewer words. This spares most
 * processes the detector, which takes a third of a second and 150 MB.
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
    groups += 1 + Math.max(0, Math.ceil((UTF8.encode(word).length - GROUP_BYTES) / GROUP_STRIDE));
  return groups;
}

const pointsOf = (points: Points, language: string): number => points.get(language) ?? 0;

const leadOf = (points: Points, language: string, other: string): number =>
  pointsOf(points, language) - pointsOf(points, other);
