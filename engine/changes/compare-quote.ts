import { splitSentences } from '../document/sentences.ts';
import { comparedWords, isAmount, joined, namesPlace, withoutPartings } from './compared-words.ts';
import { type Difference, differenceOf } from './likeness.ts';
import { sectionKey, type Unit, type VersionWords } from './version-words.ts';

/** Words of a manual as an answer quoted them, with the headings they stood under. */
export type Quoted = { quote: string; heading: string; path: readonly string[] };

/** A sentence of a quote that the manual does not have any more. */
export type QuoteChange = {
  before: string;
  /** What stands there instead, word for word; null where nothing does. */
  now: string | null;
  /** 1-based page of `now`. */
  page: number | null;
  /** Whether it plainly says something else or is plainly gone; otherwise somebody has to look. */
  isCertain: boolean;
};

/** From this likeness on a sentence is the same one, saying something else. */
const SAME_SENTENCE = 0.5;
/** Below this it is another one. */
const MAYBE_SAME = 0.3;
/** Where one passage has this share of the words, they may be there in another form, such as a table. */
const SCATTERED = 0.7;
/** Words that units are looked for by, the rarest first; and units that are compared word by word. */
const MOST_WORDS = 12;
const MOST_UNITS = 40;
/** Words of a sentence, at least. */
const LEAST_WORDS = 3;
/** So many times as long a sentence has become by what was added; what is longer was run together. */
const MOST_LONGER = 3;
const ENDS_SENTENCE = /[.!?。！？]["'”’)\]]*\s*$/u;
/** A unit that stands under the same headings is preferred by this likeness. */
const SAME_SECTION = 0.15;

/**
 * Compares a quote with what answers now, sentence by sentence. A sentence that stands in any of the manuals, from its beginning to its end,
 * is no change, whatever page that is and however it is laid out.
 * @param manuals the one that was quoted first, then the others of the product, into which it may have been moved
 */
export function compareQuote(
  { quote, heading, path }: Quoted,
  manuals: readonly VersionWords[],
): QuoteChange[] {
  const section = sectionKey(path, heading);
  const text = withoutPartings(quote);
  return splitSentences(text).flatMap(({ start, end }) => {
    const before = text.slice(start, end);
    const words = comparedWords(before);
    // "OK." says nothing by itself.
    if (words.length < 2 && !words.some(isAmount)) return [];
    const change = compareSentence({ before, words, section }, manuals);
    return change === null ? [] : [change];
  });
}

type Sentence = { before: string; words: readonly string[]; section: string };

/** Whether it is a sentence: lines of lists, labels of drawings and rows of tables are laid out anew with any version. */
const isSentence = ({ before, words }: Sentence): boolean =>
  words.length >= LEAST_WORDS && ENDS_SENTENCE.test(before);

function compareSentence(sentence: Sentence, manuals: readonly VersionWords[]): QuoteChange | null {
  const found = manuals.map((manual) => findWhole(sentence, manual));
  if (found.some((places) => places.includes('whole'))) return sameElsewhere(sentence, manuals);
  const [within] = found.flat().filter((place): place is Unit[] => place !== 'whole');
  if (within !== undefined) return changed(sentence, within, isLonger(sentence, within));
  const [quoted] = manuals;
  const best = quoted === undefined ? null : findLike(sentence, quoted);
  if (quoted === undefined || best === null || best.subject < MAYBE_SAME) {
    const isCertain = isSentence(sentence) && !isScattered(sentence, quoted);
    return { before: sentence.before, now: null, page: null, isCertain };
  }
  if (Math.min(best.likeness, best.subject) < SAME_SENTENCE) return changed(sentence, [best.unit], false);
  return changed(sentence, [best.unit], isPlain(sentence, best));
}

/** Whether the sentence that is most like it plainly says something else. */
function isPlain(sentence: Sentence, { isAmount: isOther, isWording, unit }: Like): boolean {
  // "2.4 litres" is "2.6 litres": of what is no sentence, other words may only be what stands beside it.
  if (!isSentence(sentence))
    return isOther && !isWording && sentence.words.length >= LEAST_WORDS && isOneForOne(sentence, unit);
  return isWording || (isOther && !namesPlace(sentence.before));
}

/** Whether both have as many amounts: none has only come or gone with what stands beside it. */
const isOneForOne = (sentence: Sentence, unit: Unit): boolean =>
  sentence.words.filter(isAmount).length === unit.words.filter(isAmount).length;

/** Whether a sentence has been made longer, and is not merely run together with what stands beside it. */
const isLonger = (sentence: Sentence, [unit, ...more]: readonly Unit[]): boolean =>
  isSentence(sentence) &&
  unit !== undefined &&
  more.length === 0 &&
  unit.words.length <= sentence.words.length * MOST_LONGER;

/** The places of a sentence in a manual: whole, or as a part of what are then the units. */
function findWhole(sentence: Sentence, { all, starts, ends, units }: VersionWords) {
  const { before, words } = sentence;
  const text = joined(words);
  // What was quoted from the middle of a sentence on says so; what is no sentence may stand beside other things.
  const isWhole = isSentence(sentence);
  const isFromStart = isWhole && !/^\s*[\p{Ll}…]/u.test(before);
  const places: ('whole' | Unit[])[] = [];
  for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, at + 1)) {
    const end = at + text.length;
    const isAtEdges = (starts.has(at) || !isFromStart) && (ends.has(end) || !isWhole);
    if (isAtEdges && starts.has(at) && ends.has(end)) return ['whole' as const];
    const around = units.filter((unit) => unit.start < end && unit.end > at);
    // "50 °C" is no part of "150 °C", and "in" none of "within".
    if (!isPartOf(words, around)) continue;
    if (isAtEdges) return ['whole' as const];
    places.push(around);
  }
  return places;
}

function isPartOf(words: readonly string[], units: readonly Unit[]): boolean {
  const all = units.flatMap((unit) => unit.words);
  return all.some((_, i) => words.every((word, j) => all[i + j] === word));
}

/**
 * A sentence that stands in the manual may stand in another chapter alone, while its own now says something else: "Set it to 60 °C." of two
 * models. Nothing is certain then.
 */
function sameElsewhere(sentence: Sentence, [quoted]: readonly VersionWords[]): QuoteChange | null {
  if (quoted === undefined) return null;
  const own = quoted.units.filter(({ section }) => section === sentence.section);
  if (own.length === 0 || joined(own.flatMap(({ words }) => words)).includes(joined(sentence.words)))
    return null;
  const best = nearest(sentence, own, quoted.little);
  // Only another amount in the same words: whatever else is alike was there before as well.
  if (!best?.isAmount || best.isWording || namesPlace(sentence.before)) return null;
  return changed(sentence, [best.unit], false);
}

const changed = ({ before }: Sentence, units: readonly Unit[], isCertain: boolean): QuoteChange => ({
  ...{ before, isCertain },
  now: units.map(({ text }) => text).join(' '),
  page: units[0]?.page ?? null,
});

type Like = Difference & { unit: Unit };

function findLike(sentence: Sentence, { units, byWord, little }: VersionWords): Like | null {
  const rare = [...new Set(sentence.words)]
    .map((word) => byWord.get(word) ?? [])
    .filter((numbers) => numbers.length > 0)
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_WORDS);
  const weights = new Map<number, number>();
  for (const numbers of rare)
    for (const number of numbers) weights.set(number, (weights.get(number) ?? 0) + 1 / numbers.length);
  const best = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_UNITS);
  return nearest(
    sentence,
    best.flatMap(([number]) => units[number] ?? []),
    little,
  );
}

function nearest(
  { words, section }: Sentence,
  units: readonly Unit[],
  little: ReadonlySet<string>,
): Like | null {
  let best: Like | null = null;
  const rank = ({ likeness, subject, unit }: Like): number =>
    (likeness + subject) / 2 + (unit.section === section ? SAME_SECTION : 0);
  for (const unit of units) {
    const like = { ...differenceOf(words, unit.words, little), unit };
    if (best === null || rank(like) > rank(best)) best = like;
  }
  return best;
}

/** Whether one passage has most of the words, though in no sentence that is like it. */
function isScattered({ words }: Sentence, manual: VersionWords | undefined): boolean {
  if (manual === undefined) return true;
  const own = new Set(words);
  const counts = new Map<number, Set<string>>();
  for (const word of own)
    for (const number of manual.byWord.get(word) ?? []) {
      const passage = manual.units[number]?.passage ?? -1;
      const known = counts.get(passage);
      if (known) known.add(word);
      else counts.set(passage, new Set([word]));
    }
  return [...counts.values()].some((known) => known.size >= own.size * SCATTERED);
}
