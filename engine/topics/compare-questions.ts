import type { ModelName } from '../meaning/models.ts';
import { likenessOf, type Vector } from './vector.ts';
import { CODE } from './weigh-words.ts';

/** The unit vector of a question; null if it has not been encoded. */
export type Meaning = Float32Array | null;

/** Similarity of a question to every other one, by position; to itself, the square of its length. */
export type Likeness = Float32Array;

/** The vectors of the questions of a log, by position, and the model that they come from. */
export type Meanings = { model: ModelName; vectors: readonly Meaning[] };

/**
 * Weight of the words in the similarity of two questions (0–1); the rest is the cosine of their vectors. Only words show what is rare in this
 * log ("E18", "payout"); only the encoder knows that "dies mid air" is about the battery. Chosen on the logs of the bench `topics` by
 * cross-validation; for the multilingual model, which is weaker, on the English logs encoded with it.
 */
const WORDS: Readonly<Record<ModelName, number>> = { english: 0.3, multilingual: 0.4 };
/**
 * The mean vector of the log is subtracted, since what all questions about one product have in common distinguishes none. The mean of a
 * short log is unreliable, so this many questions with a mean of zero are added to it, …
 */
const UNKNOWN = 20;
/** … with this average cosine (the mean over the logs of the bench). */
const ALIKE_ANYWAY = 0.11;
/** Number of questions processed between two pauses: a millisecond or two. */
const AT_A_STRETCH = 100;

/**
 * Compares all pairs of questions: by vectors and words, or by words alone if one of them has no vector or they name different codes. Yields
 * after each row, which takes half a millisecond for a thousand questions.
 */
export function* compareQuestions(
  words: readonly Vector[],
  meanings: Meanings | null,
): Generator<void, Likeness[]> {
  const rows = words.map(() => new Float32Array(words.length));
  const centred = yield* withoutMiddle(meanings?.vectors ?? []);
  const share = WORDS[meanings?.model ?? 'english'];
  const codes = words.map(codesOf);
  const anyway = (ALIKE_ANYWAY * UNKNOWN) / (UNKNOWN + centred.length);
  for (const [i, row] of rows.entries()) {
    const [said, meant] = [words[i], centred[i]];
    for (let j = 0; j <= i; j += 1) {
      const [otherSaid, otherMeant] = [words[j], centred[j]];
      if (said === undefined || otherSaid === undefined) continue;
      let likeness = likenessOf(said, otherSaid);
      if (meant && otherMeant && !isOtherCode(codes[i] ?? [], codes[j] ?? [])) {
        const inMeaning = (dot(meant, otherMeant) - anyway) / (1 - anyway);
        likeness = share * likeness + (1 - share) * inMeaning;
      }
      row[j] = likeness;
      (rows[j] as Likeness)[i] = likeness;
    }
    yield;
  }
  return rows;
}

const codesOf = (words: Vector): string[] => [...words.keys()].filter((key) => CODE.test(key));

/** "E18" and "E19" are different faults, but nearly equal to the encoder. */
const isOtherCode = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((code) => other.includes(code));

/** Unit vectors after the mean of the log has been subtracted. Yields after every few questions. */
function* withoutMiddle(meanings: readonly Meaning[]): Generator<void, Meaning[]> {
  const known = meanings.filter((meaning) => meaning !== null);
  const middle = new Float32Array(known[0]?.length ?? 0);
  for (const meaning of known)
    for (let k = 0; k < middle.length; k += 1) middle[k] = (middle[k] as number) + (meaning[k] as number);
  const count = known.length + UNKNOWN;
  const rests: Meaning[] = [];
  for (const [i, meaning] of meanings.entries()) {
    if (i % AT_A_STRETCH === 0) yield;
    rests.push(meaning === null ? null : withoutPart(meaning, middle, 1 / count));
  }
  return rests;
}

function withoutPart(meaning: Float32Array, middle: Float32Array, part: number): Float32Array {
  const rest = new Float32Array(meaning.length);
  for (let k = 0; k < rest.length; k += 1) rest[k] = (meaning[k] as number) - part * (middle[k] as number);
  const length = Math.sqrt(dot(rest, rest)) || 1;
  for (let k = 0; k < rest.length; k += 1) rest[k] = (rest[k] as number) / length;
  return rest;
}

function dot(one: Float32Array, other: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < one.length; i += 4) {
    a += (one[i] as number) * (other[i] as number);
    b += (one[i + 1] as number) * (other[i + 1] as number);
    c += (one[i + 2] as number) * (other[i + 2] as number);
    d += (one[i + 3] as number) * (other[i + 3] as number);
  }
  return a + b + c + d;
}
