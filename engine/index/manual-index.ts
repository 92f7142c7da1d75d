import type { Figure, Passage, Section } from '../document/manual.ts';

/** A manual as it goes into an index. Passages come in the order of their ordinals. */
export type ManualSource = {
  manualId: string;
  /** Shown beside citations. */
  title: string;
  /** ISO 639-1. */
  language: string;
  sections: Section[];
  passages: Passage[];
  figures: Figure[];
};

/** A manual of an index; its passages are `firstPassage` … `firstPassage + passageCount - 1` of `ManualIndex.passages`. */
export type IndexedManual = Omit<ManualSource, 'passages'> & { firstPassage: number; passageCount: number };

/**
 * The passages that contain each term, with weights. Term t's postings are entries `starts[t]` to `starts[t + 1]` of the two
 * parallel arrays; `weights` holds BM25F's pseudo-frequency: field frequencies, each normalised by its field's length
 * and weighted, summed.
 */
export type Postings = { starts: Uint32Array; passages: Uint32Array; weights: Float32Array };

/**
 * The terms of every passage in order, as term numbers, cut into segments: path, heading, context, then one for each
 * sentence of the text. Passage p's segments are `passageSegments[p]` to `passageSegments[p + 1]`; segment s's terms
 * are `segmentStarts[s]` to `segmentStarts[s + 1]` of `terms`.
 */
export type TermSequences = { terms: Uint32Array; segmentStarts: Uint32Array; passageSegments: Uint32Array };

/** Segments of a passage before its sentences. */
export const SEGMENT = { path: 0, heading: 1, context: 2, firstSentence: 3 } as const;

/** The data that a search needs, for one or several manuals. Immutable once built. */
export type ManualIndex = {
  manuals: IndexedManual[];
  passages: Passage[];
  /** Number of the manual (in `manuals`) that a passage belongs to. */
  manualOf: Uint16Array;
  /** Number of steps and imperatives in each passage's text, capped at 255. */
  instructions: Uint8Array;
  /** ISO 639-1 codes of the manuals' languages, each once: the languages in which questions are expected. */
  languages: string[];
  /** ISO 639-1 code of each passage, which may differ from its manual's. */
  languageOf: readonly string[];
  /** The language of the question, if the manuals have several (see `inSpokenLanguage`); null in the index itself. */
  askedIn: string | null;
  /** Term → number. */
  lexicon: Map<string, number>;
  /** Number → term. */
  vocabulary: string[];
  /** Number → the letters of the term, see letter-mask.ts. */
  letterMasks: Int32Array;
  postings: Postings;
  sequences: TermSequences;
  /** Average number of terms in a body text, as BM25 needs it. */
  averageBodyTerms: number;
};

/** Number of passages that contain term number `term`. */
export function documentFrequency(index: ManualIndex, term: number): number {
  return (index.postings.starts[term + 1] ?? 0) - (index.postings.starts[term] ?? 0);
}

/** Numbers of the passages that contain term number `term`, ascending. */
export function passagesWith(index: ManualIndex, term: number): Uint32Array {
  const { starts, passages } = index.postings;
  return passages.subarray(starts[term] ?? 0, starts[term + 1] ?? 0);
}

/** Inverse document frequency of a term that occurs in `frequency` passages of the index; always above 0. */
export function inverseDocumentFrequency(index: ManualIndex, frequency: number): number {
  return Math.log(1 + (index.passages.length - frequency + 0.5) / (frequency + 0.5));
}

/** The manual that passage number `passage` belongs to. @throws RangeError if the index has no such passage */
export function manualOfPassage(index: ManualIndex, passage: number): IndexedManual {
  const manual = index.manuals[index.manualOf[passage] ?? -1];
  if (manual === undefined) throw new RangeError(`The index has no passage ${passage}.`);
  return manual;
}

/** The passage with an ordinal of its manual, as a number in `ManualIndex.passages`; null if there is none. */
export function passageNumber(index: ManualIndex, manual: number, ordinal: number): number | null {
  const owner = index.manuals[manual];
  if (owner === undefined || !Number.isInteger(ordinal) || ordinal < 0) return null;
  const guess = owner.firstPassage + ordinal;
  const end = owner.firstPassage + owner.passageCount;
  if (guess < end && index.passages[guess]?.ordinal === ordinal) return guess;
  for (let i = owner.firstPassage; i < end; i += 1) if (index.passages[i]?.ordinal === ordinal) return i;
  return null;
}

/** Term numbers of one segment of a passage (see {@link SEGMENT}); empty for a segment it does not have. */
export function segmentTerms(index: ManualIndex, passage: number, segment: number): Uint32Array {
  const { terms, segmentStarts, passageSegments } = index.sequences;
  const number = (passageSegments[passage] ?? 0) + segment;
  if (number >= (passageSegments[passage + 1] ?? 0)) return terms.subarray(0, 0);
  return terms.subarray(segmentStarts[number] ?? 0, segmentStarts[number + 1] ?? 0);
}

/** Index term of a section's number. */
export const NUMERAL = /^\d[\d.]*$/;

/** Term numbers of the heading above a passage, without the section's number. */
export function headingWords(index: ManualIndex, passage: number): Uint32Array {
  const terms = segmentTerms(index, passage, SEGMENT.heading);
  return terms.filter((term) => !NUMERAL.test(index.vocabulary[term] ?? ''));
}

/** Number of segments of a passage: {@link SEGMENT}`.firstSentence` and its sentences. */
export function segmentCount(index: ManualIndex, passage: number): number {
  const { passageSegments } = index.sequences;
  return (passageSegments[passage + 1] ?? 0) - (passageSegments[passage] ?? 0);
}

/** All term numbers of a passage in order, path and heading first. */
export function passageTerms(index: ManualIndex, passage: number): Uint32Array {
  const { terms, segmentStarts, passageSegments } = index.sequences;
  const from = segmentStarts[passageSegments[passage] ?? 0] ?? 0;
  return terms.subarray(from, segmentStarts[passageSegments[passage + 1] ?? 0] ?? from);
}
