/** Matches a photo with reference pictures, by image features and by the words read in them. */
import { setImmediate } from 'node:timers/promises';
import { matchDescription } from '../ask/match-description.ts';
import { type CodeAgreement, codesIn, compareCodes } from './codes.ts';
import { type Compared, compareBest, type LoadedLater } from './compare-best.ts';
import { type LackMap, lacksAt, tellingPlaces } from './lack-map.ts';
import { differenceInLayout } from './layouts.ts';
import type { Look } from './look.ts';
import { judgeAlone, judgeInLayout } from './verdict.ts';

/** `words` are the words read in the picture, and others known to be in it. */
export type Reference<T> = LoadedLater & { item: T; words: string };
/** `confidence`: 0–1. */
export type PhotoMatch<T> = { item: T; confidence: number };
/** `choices`: screens with the same layout, likeliest first, if the photo cannot be assigned to one of them. */
export type PhotoFinding<T> = { match: PhotoMatch<T> | null; choices: T[] };

type Candidate<T> = Reference<T> & { codes: CodeAgreement };

const MIN_MEAN = 0.6;
const MOST_CHOICES = 3;
/** Share and number of a reference's words that are enough without comparing images. */
const SAME_WORDS = 0.6;
const MIN_WORD_CHARS = 8;
const WORDS_WEIGHT = 0.9;

/** The reference that a photo shows, or those to choose from; neither if it shows none. */
export async function matchPhoto<T>(
  photo: { look: Look; words: string },
  references: readonly Reference<T>[],
): Promise<PhotoFinding<T>> {
  const candidates = judgeCodes(photo.words, references);
  const { match, choices } = await byLook(photo.look, candidates);
  const found = match ?? byWords(photo.words, candidates);
  return { match: found, choices: found ? [] : choices };
}

function judgeCodes<T>(words: string, references: readonly Reference<T>[]): Candidate<T>[] {
  const shown = codesIn(words);
  const all = references.map((reference) => codesIn(reference.words));
  return references.map((reference, i) => {
    const own = [...(all[i] ?? [])].filter((code) => !all.some((codes, j) => j !== i && codes.has(code)));
    return { ...reference, codes: compareCodes(shown, new Set(own)) };
  });
}

async function byLook<T>(photo: Look, candidates: readonly Candidate<T>[]): Promise<PhotoFinding<T>> {
  const compared = await compareBest(photo, candidates, ({ codes }) => codes === 'same');
  const [best] = compared;
  if (best === undefined || best.seen.mean < MIN_MEAN) return { match: null, choices: [] };
  const { item, codes } = best.reference;
  const siblings = await siblingsOf(best, candidates);
  const telling = tellingPlaces(siblings.map(({ difference }) => difference));
  const lacks = lacksAt(best.seen.lacks, telling);
  const verdict = (telling === null ? judgeAlone : judgeInLayout)(lacks, codes);
  if (verdict === 'unsure') {
    const ranked = compared.map(({ reference }) => reference.item);
    const others = siblings.map((sibling) => sibling.item);
    const likeliest = [...ranked.filter((other) => others.includes(other)), ...others];
    return { match: null, choices: [...new Set([item, ...likeliest])].slice(0, MOST_CHOICES) };
  }
  if (verdict === 'other') return { match: null, choices: [] };
  const alike = Math.max(0, (best.seen.mean + 1 - lacks.worst) / 2);
  return {
    match: { item, confidence: codes === 'same' ? Math.max(alike, WORDS_WEIGHT) : alike },
    choices: [],
  };
}

/** The other references with the same layout, and the places where the best one differs from each. */
async function siblingsOf<T>(best: Compared<Candidate<T>>, candidates: readonly Candidate<T>[]) {
  const siblings: { item: T; difference: LackMap }[] = [];
  for (const candidate of candidates) {
    if (candidate === best.reference) continue;
    const look = await candidate.loadLook();
    const difference = look && differenceInLayout(best.look, look);
    if (difference) siblings.push({ item: candidate.item, difference });
    await setImmediate();
  }
  return siblings;
}

/** Matches by words if images are inconclusive: most words of one reference are in the photo, and no other code is. */
function byWords<T>(words: string, candidates: readonly Candidate<T>[]): PhotoMatch<T> | null {
  const ranked = candidates
    .filter(({ codes, words: own }) => codes !== 'other' && own.replace(/\s/g, '').length >= MIN_WORD_CHARS)
    .map(({ item, codes, words: own }) => ({ item, codes, share: matchDescription(words, own) }))
    .filter(({ share }) => share >= SAME_WORDS)
    .sort((a, b) => Number(b.codes === 'same') - Number(a.codes === 'same') || b.share - a.share);
  const [first, second] = ranked;
  if (first === undefined) return null;
  // The words of a layout are in all of its screens, so without a code of its own no screen is likelier than the others.
  const isAlone = second === undefined || (first.codes === 'same' && second.codes !== 'same');
  return isAlone && (first.codes === 'same' || !hasOwnCodes(first.item, candidates))
    ? { item: first.item, confidence: first.share * WORDS_WEIGHT }
    : null;
}

const hasOwnCodes = <T>(item: T, candidates: readonly Candidate<T>[]): boolean =>
  candidates.some((candidate) => candidate.item === item && codesIn(candidate.words).size > 0);
