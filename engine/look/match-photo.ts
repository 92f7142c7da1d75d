/** Recognises a photo among reference pictures, by what they look like and by the words read in them. */
import { setImmediate } from 'node:timers/promises';
import { matchDescription } from '../ask/match-description.ts';
import { type CodeAgreement, codesIn, compareCodes } from './codes.ts';
import type { AlignedComparison } from './compare-aligned.ts';
import { compareLooks, placeLook } from './compare-looks.ts';
import type { Placement } from './find-placement.ts';
import type { Look } from './look.ts';

/** `words` are those read in the picture, and what else is known to stand in it. */
export type Reference<T> = { item: T; words: string; loadLook: () => Promise<Look | null> };
/** `confidence`: 0–1. */
export type PhotoMatch<T> = { item: T; confidence: number };

type Candidate<T> = Reference<T> & { codes: CodeAgreement };
type Placed<T> = { candidate: Candidate<T>; look: Look; placement: Placement };

/** Compared pixel by pixel at most so many, those that have half as many inliers as the best. */
const MOST_COMPARED = 8;
const LEAST_OF_BEST = 0.5;
/** Correlation of the worst place from which a look alone is enough, with codes that agree, and with others. */
const ENOUGH = { alone: 0.52, same: 0.1, other: 0.9 };
const MIN_MEAN = 0.6;
/** Share of the reference's words, and their number, that are enough without a look. */
const SAME_WORDS = 0.6;
const MIN_WORD_CHARS = 8;
const WORDS_WEIGHT = 0.9;

/** The reference that a photo shows; null if it shows none, or if that can't be told. */
export async function matchPhoto<T>(
  photo: { look: Look; words: string },
  references: readonly Reference<T>[],
): Promise<PhotoMatch<T> | null> {
  const candidates = judgeCodes(photo.words, references);
  return (await byLook(photo.look, candidates)) ?? byWords(photo.words, candidates);
}

function judgeCodes<T>(words: string, references: readonly Reference<T>[]): Candidate<T>[] {
  const shown = codesIn(words);
  const all = references.map((reference) => codesIn(reference.words));
  return references.map((reference, i) => {
    const own = [...(all[i] ?? [])].filter((code) => !all.some((codes, j) => j !== i && codes.has(code)));
    return { ...reference, codes: compareCodes(shown, new Set(own)) };
  });
}

async function byLook<T>(photo: Look, candidates: readonly Candidate<T>[]): Promise<PhotoMatch<T> | null> {
  const placed: Placed<T>[] = [];
  for (const candidate of candidates) {
    const look = await candidate.loadLook();
    const placement = look && placeLook(look, photo);
    if (placement) placed.push({ candidate, look, placement });
    // Each takes some milliseconds; others are served in between.
    await setImmediate();
  }
  placed.sort((a, b) => b.placement.inliers - a.placement.inliers);
  const least = LEAST_OF_BEST * (placed[0]?.placement.inliers ?? 0);
  let best: { candidate: Candidate<T>; seen: AlignedComparison; score: number } | null = null;
  for (const { candidate, look, placement } of placed.slice(0, MOST_COMPARED)) {
    if (placement.inliers < least && candidate.codes !== 'same') continue;
    const seen = compareLooks(look, photo, placement);
    const score = seen.mean + 0.2 * seen.worst + (candidate.codes === 'same' ? 0.2 : 0);
    if (score > (best?.score ?? 0)) best = { candidate, seen, score };
    await setImmediate();
  }
  if (best === null || !isEnough(best.candidate.codes, best.seen)) return null;
  const { mean, worst } = best.seen;
  const alike = (mean + worst) / 2;
  const confidence = best.candidate.codes === 'same' ? Math.max(alike, WORDS_WEIGHT) : alike;
  return { item: best.candidate.item, confidence };
}

const isEnough = (codes: CodeAgreement, { mean, worst }: AlignedComparison): boolean =>
  mean >= MIN_MEAN && worst >= ENOUGH[codes ?? 'alone'];

/** Where the look says nothing: one reference has most of its words in the photo, and no other code stands there. */
function byWords<T>(words: string, candidates: readonly Candidate<T>[]): PhotoMatch<T> | null {
  const ranked = candidates
    .filter(({ codes, words: own }) => codes !== 'other' && own.replace(/\s/g, '').length >= MIN_WORD_CHARS)
    .map(({ item, codes, words: own }) => ({ item, codes, share: matchDescription(words, own) }))
    .filter(({ share }) => share >= SAME_WORDS)
    .sort((a, b) => Number(b.codes === 'same') - Number(a.codes === 'same') || b.share - a.share);
  const [first, second] = ranked;
  if (first === undefined) return null;
  // Words of a layout are in all of its screens: without a code of its own none of them is meant more than others.
  const isAlone = second === undefined || (first.codes === 'same' && second.codes !== 'same');
  return isAlone && (first.codes === 'same' || !hasOwnCodes(first.item, candidates))
    ? { item: first.item, confidence: first.share * WORDS_WEIGHT }
    : null;
}

const hasOwnCodes = <T>(item: T, candidates: readonly Candidate<T>[]): boolean =>
  candidates.some((candidate) => candidate.item === item && codesIn(candidate.words).size > 0);
